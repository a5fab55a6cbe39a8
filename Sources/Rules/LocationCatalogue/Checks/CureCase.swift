/// What tells a case from those that are often taken for it, as the person who has it sees it.
///
/// Where several answers are about as likely, the person chooses by these lines.
package enum CureCase {
  /// What is so in the case, by the id of what it is about, such as "MIS-07".
  package static let all = mistakes.merging(howTos) { $1 }.merging(errorCodes) { $1 }

  private static let errorCodes = Dictionary(
    uniqueKeysWithValues: HowToCatalog.errorCodes.enumerated().map { number, howTo in
      (howTo.id, "The error is kCLErrorDomain \(number).")
    })
}
