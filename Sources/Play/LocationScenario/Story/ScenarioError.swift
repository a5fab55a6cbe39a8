/// What is wrong with a scenario file, and where.
public struct ScenarioError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place in the file, such as `steps[3].person`; empty for the file as a whole.
  public let path: String
  /// What is wrong there.
  public let message: String
  /// The word that was not understood; nil when something else is wrong.
  public let word: String?
  /// The words that would have been.
  public let allowed: [String]

  package init(_ path: String, _ message: String, word: String? = nil, allowed: [String] = []) {
    self.path = path
    self.message = message
    self.word = word
    self.allowed = allowed
  }

  /// The place, what is wrong, and what is allowed.
  public var description: String {
    let place = path.isEmpty ? "" : path + ": "
    return place + message + (allowed.isEmpty ? "" : "; allowed: " + allowed.joined(separator: ", "))
  }
}
