/// A line in Objective-C, or with a plug-in, that has the same effect as an example in Swift.
package struct CodeVariant: Hashable, Sendable {
  /// The language, or the name of the plug-in, possibly with the place of the line.
  package let place: String
  /// The line.
  package let code: String

  /// The line, preceded by its language or plug-in.
  package var line: String { "\(place): \(code)" }

  init(_ place: String, _ code: String) {
    self.place = place
    self.code = code
  }
}
