/// The checks by which a developer sees that a remedy has worked, or that the cause is a different one.
package enum CureCheck {
  /// The checks, what to do and what to look at, by the id of a mistake, how-to or error code, such as
  /// "MIS-07".
  package static let all = [mistakes1to29, mistakes30to57, howTos, firstSteps, errorCodes].reduce(into: [:]) {
    $0.merge($1) { _, text in text }
  }
}
