import LocationEvidence

/// The colors of the text report.
struct TextStyle {
  /// The role of a piece of text.
  enum Role {
    case heading
    case finding(Finding.Severity)
    case detail
    case pointer
  }

  /// Whether the output supports colors.
  let isColored: Bool

  /// Returns a text in the color of its role.
  func paint(_ text: String, as role: Role) -> String {
    isColored ? "\u{1B}[\(Self.code(of: role))m\(text)\u{1B}[0m" : text
  }

  private static func code(of role: Role) -> String {
    switch role {
    case .heading: "1"
    case .finding(.error): "1;31"
    case .finding(.warning): "1;33"
    case .finding(.note): "1;36"
    case .detail: "2"
    case .pointer: "32"
    }
  }
}
