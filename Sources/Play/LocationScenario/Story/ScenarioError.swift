/// What is wrong with a scenario file, and where.
package struct ScenarioError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place in the file, such as `steps[3].person`; empty for the file as a whole.
  package let path: String
  /// What is wrong there.
  package let message: String
  /// The word that was not understood; nil when something else is wrong.
  package let word: String?
  /// The words that would have been.
  package let allowed: [String]

  package init(_ path: String, _ message: String, word: String? = nil, allowed: [String] = []) {
    self.path = path
    self.message = message
    self.word = word
    self.allowed = allowed
  }

  /// The place, what is wrong, and what is allowed.
  package var description: String {
    let place = path.isEmpty ? "" : path + ": "
    return place + message + (allowed.isEmpty ? "" : "; allowed: " + allowed.joined(separator: ", "))
  }
}
