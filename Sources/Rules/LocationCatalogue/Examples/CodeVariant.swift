/// The line that does in Objective-C, or with an option of a plug-in, what the example does in Swift.
package struct CodeVariant: Hashable, Sendable {
  /// The language, or the plug-in by its name.
  package let place: String
  /// The line.
  package let code: String

  /// The line, and before it where it belongs.
  package var line: String { "\(place): \(code)" }

  init(_ place: String, _ code: String) {
    self.place = place
    self.code = code
  }
}
