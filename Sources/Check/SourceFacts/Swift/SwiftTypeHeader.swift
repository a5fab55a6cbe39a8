import SwiftSyntax

/// The header of a type declaration or an extension.
struct SwiftTypeHeader {
  /// The name as written.
  let name: String
  /// The supertypes, as written.
  let inherited: [String]
  /// Whether it is an extension.
  let isExtension: Bool
  /// The modifiers, such as "private".
  let modifiers: DeclModifierListSyntax
  /// The attributes.
  let attributes: AttributeListSyntax
  /// The position of the name.
  let position: SourcePosition

  /// Creates the header of a node; nil if it doesn't declare a type or an extension.
  init?(_ node: Syntax, file: SwiftFile) {
    if let group = node.as(ExtensionDeclSyntax.self) {
      let base = group.extendedType
      name = file.quote(base)
      isExtension = true
      position = file.position(of: base)
    } else if let named = node.asProtocol((any NamedDeclSyntax).self) {
      name = SwiftFile.name(named.name)
      isExtension = false
      position = file.position(of: named.name)
    } else {
      return nil
    }
    guard let group = node.asProtocol((any DeclGroupSyntax).self) else { return nil }
    inherited = group.inheritanceClause?.inheritedTypes.map { file.typeName(of: $0.type) } ?? []
    modifiers = group.modifiers
    attributes = group.attributes
  }

  /// Whether the members are inaccessible to other files by default.
  var isPrivate: Bool {
    isExtension && Self.isPrivate(modifiers)
  }

  /// Returns whether modifiers make a declaration inaccessible to other files.
  static func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
  }
}
