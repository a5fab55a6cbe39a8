/// Something of Apple's systems that Linux hasn't got, as Documentation/SDK.md lists it.
struct Obstacle: Hashable, Sendable {
  /// What it is called in the documentation.
  let id: String
  /// What is the matter, in a sentence or two.
  let explanation: String
  /// What a person can do.
  let remedy: String
  /// The errors that it causes; none for what compiles and yet isn't what it is on iOS.
  var pattern = ErrorPattern()
}
