/// The shape of a call's argument, from which the schema of scenarios is renewed.
enum ArgumentShape: Sendable {
  /// A text, with a sentence that says which.
  case text(String)
  /// A single value.
  case value(ArgumentKey.Kind)
  /// Values by their keys.
  case object([ArgumentKey])
}

/// A key of an argument that is an object.
struct ArgumentKey: Sendable {
  /// The kinds of values that arguments have.
  enum Kind: Sendable {
    case text
    case flag
    /// A number that isn't negative.
    case amount
    case place
    case beacon
  }

  let name: String
  let kind: Kind
  let isRequired: Bool

  init(_ name: String, _ kind: Kind, isRequired: Bool = true) {
    self.name = name
    self.kind = kind
    self.isRequired = isRequired
  }
}
