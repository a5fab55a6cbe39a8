/// What the records in `Experiments/Records` say.
///
/// A test reads all of them and says what has to be here.
package enum AcceptedRecords {
  /// How many records confirm a fact, by the fact's id; a fact without one is not here.
  package static let confirmations: [String: Int] = [:]
}
