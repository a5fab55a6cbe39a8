/// Why a search can't be saved or resumed.
package enum SavedSearchError: Error, Hashable, Sendable {
  /// The file can't be written or read, and why.
  case inaccessible(String)
  /// The file is not a saved search.
  case foreign
  /// The search explored something else, and what.
  case ofOther(String)
  /// The file is truncated.
  case truncated
  /// The file was changed after it was written.
  case damaged
}
