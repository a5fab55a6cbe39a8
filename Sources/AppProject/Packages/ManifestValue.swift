/// A value in a package manifest, as far as its text alone tells.
indirect enum ManifestValue: Hashable, Sendable {
  /// One argument of a call.
  struct Argument: Hashable, Sendable {
    /// The label, or nil.
    let label: String?
    /// The value.
    let value: ManifestValue
  }

  /// A text and its place.
  case text(String, offset: Int)
  /// An array.
  case array([ManifestValue])
  /// A call or member such as ".target(name: …)" or ".v13", by its last name.
  case call(String, [Argument])
  /// Anything else.
  case unknown

  /// The text, where it is one.
  var text: String? {
    if case .text(let text, _) = self { text } else { nil }
  }

  /// The elements, where it is an array.
  var elements: [ManifestValue] {
    if case .array(let elements) = self { elements } else { [] }
  }
}
