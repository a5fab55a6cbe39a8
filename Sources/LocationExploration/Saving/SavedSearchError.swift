/// Why a saved search can't be written, or not be gone on with.
package enum SavedSearchError: Error, Hashable, Sendable {
  /// The place that it is to be written to or read from does not serve; why.
  case inaccessible(String)
  /// It is no saved search.
  case foreign
  /// It is a search of something else; of what.
  case ofOther(String)
  /// It ends too early.
  case truncated
  /// It is not as it was written.
  case damaged
}
