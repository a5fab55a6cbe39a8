/// How a developer sees that a cure has worked, or that the cause is another.
package enum CureCheck {
  /// What to do and what to look at, by the id of what it is about, such as "MIS-07".
  package static let all = [mistakes1to29, mistakes30to57, howTos, firstSteps, errorCodes].reduce(into: [:]) {
    $0.merge($1) { _, text in text }
  }
}
