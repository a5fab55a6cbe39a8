/// The results of the records in the folder Experiments/Records.
///
/// A test reads all records and reports what must be here.
package enum AcceptedRecords {
  /// The number of records that confirm a fact, by the fact's id; facts without a record are omitted.
  package static let confirmations: [String: Int] = [:]
}
