import SwiftSyntax

/// The text of a Swift file that was parsed.
struct SwiftFile {
  /// The text that was parsed.
  let text: SourceText

  /// Returns a node's text without trivia.
  func quote(_ node: some SyntaxProtocol) -> String {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return text.quote(start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset))
  }

  /// Returns the name of an attribute; nil for conditional compilation around attributes.
  func attributeName(_ element: AttributeListSyntax.Element) -> String? {
    if case .attribute(let attribute) = element { quote(attribute.attributeName) } else { nil }
  }

  /// Returns the position of a node.
  func position(of node: some SyntaxProtocol) -> SourcePosition {
    text.position(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// Returns an identifier without backticks.
  static func name(_ token: TokenSyntax) -> String {
    let text = token.text
    return text.hasPrefix("`") && text.hasSuffix("`") && text.count > 2
      ? String(text.dropFirst().dropLast()) : text
  }

  /// Returns the full name of a function with some parameters, such as "start(with:)".
  static func fullName(_ base: String, _ parameters: FunctionParameterListSyntax) -> String {
    base + "(" + parameters.map { name($0.firstName) + ":" }.joined() + ")"
  }

  /// Returns the type of a parameter without attributes and specifiers.
  func typeName(of type: TypeSyntax) -> String {
    quote(type.as(AttributedTypeSyntax.self)?.baseType ?? type)
  }
}
