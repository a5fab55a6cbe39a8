/// An error in a scenario file, with its location.
package struct ScenarioError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The location in the file, such as `steps[3].person`; empty for the file as a whole.
  package let path: String
  /// A description of the error.
  package let message: String
  /// The word that was not understood; nil for other errors.
  package let word: String?
  /// The words that would be understood instead.
  package let allowed: [String]

  package init(_ path: String, _ message: String, word: String? = nil, allowed: [String] = []) {
    self.path = path
    self.message = message
    self.word = word
    self.allowed = allowed
  }

  /// The location, the error, and what is allowed.
  package var description: String {
    let place = path.isEmpty ? "" : path + ": "
    return place + message + (allowed.isEmpty ? "" : "; allowed: " + allowed.joined(separator: ", "))
  }
}
