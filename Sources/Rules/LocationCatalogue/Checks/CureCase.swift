/// The signs by which a developer distinguishes a problem from others that look like it.
///
/// If several answers are about equally likely, the developer chooses by these lines.
package enum CureCase {
  /// The signs by the id of a mistake, how-to or error code, such as "MIS-07".
  package static let all = mistakes.merging(howTos) { $1 }.merging(errorCodes) { $1 }

  private static let errorCodes = Dictionary(
    uniqueKeysWithValues: HowToCatalog.errorCodes.enumerated().map { number, howTo in
      (howTo.id, "The error is kCLErrorDomain \(number).")
    })
}
