internal import SwiftParser
internal import SwiftSyntax

/// The names that a Swift file imports, declares and uses, read from its syntax tree.
struct SwiftNames: Sendable {
  /// A static member, with its type if that is written.
  struct Member: Hashable, Sendable {
    let type: String?
    let name: String
  }

  /// The imported modules.
  fileprivate(set) var imports: Set<String> = []
  /// The types that are declared at the top level.
  fileprivate(set) var types: Set<String> = []
  /// The nested types and generic parameters.
  fileprivate(set) var nestedTypes: Set<String> = []
  /// The static members that extensions declare.
  fileprivate(set) var extensionMembers: Set<Member> = []
  /// The names of all declared static members and cases, with duplicates.
  fileprivate(set) var memberNames: [String] = []
  /// The capitalized names that are used alone or first, as in `Name.member`.
  fileprivate(set) var names: Set<String> = []
  /// The members that are used, as in `Type.member` and `.member`.
  fileprivate(set) var members: Set<Member> = []
  /// Whether the file has public declarations.
  fileprivate(set) var isPublic = false
  /// Whether the part of the file that Embedded Swift compiles has key paths.
  fileprivate(set) var hasEmbeddedKeyPaths = false

  init(of text: String) {
    let reader = Reader(viewMode: .sourceAccurate)
    reader.walk(Parser.parse(source: text))
    self = reader.found
  }

  fileprivate init() {}
}

/// Collects the names of a file.
private final class Reader: SyntaxVisitor {
  var found = SwiftNames()
  /// The open declarations, outermost first: an extension by its extended type, others as nil.
  private var open: [String?] = []
  /// The number of open conditions that exclude Embedded Swift.
  private var excluded = 0

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first { found.imports.insert(module.name.text) }
    return .skipChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if node.isNotEmbedded { excluded += 1 }
    return .visitChildren
  }

  override func visitPost(_ node: IfConfigClauseSyntax) {
    if node.isNotEmbedded { excluded -= 1 }
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    if excluded == 0 { found.hasEmbeddedKeyPaths = true }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if [.keyword(.public), .keyword(.open)].contains(node.name.tokenKind) { found.isPublic = true }
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visitPost(_ node: StructDeclSyntax) { open.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visitPost(_ node: ClassDeclSyntax) { open.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visitPost(_ node: EnumDeclSyntax) { open.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visitPost(_ node: ActorDeclSyntax) { open.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visitPost(_ node: ProtocolDeclSyntax) { open.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    open.append(node.extendedType.trimmedDescription)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { open.removeLast() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    found.nestedTypes.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    found.memberNames.append(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isStatic(node.modifiers) else { return .visitChildren }
    for binding in node.bindings {
      if let name = binding.pattern.as(IdentifierPatternSyntax.self) { declareMember(name.identifier) }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if isStatic(node.modifiers) { declareMember(node.name) }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind { name(node.name) }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind { name(node.baseName) }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let type = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    if node.base == nil || type?.first?.isUppercase == true {
      found.members.insert(SwiftNames.Member(type: type, name: node.declName.baseName.text))
    }
    // The member's own name is never used alone.
    if let base = node.base { walk(base) }
    return .skipChildren
  }

  private func enter(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    defer { open.append(nil) }
    return declare(name)
  }

  private func declare(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    if open.isEmpty { found.types.insert(name.text) } else { found.nestedTypes.insert(name.text) }
    return .visitChildren
  }

  private func declareMember(_ name: TokenSyntax) {
    found.memberNames.append(name.text)
    if let last = open.last, let type = last {
      found.extensionMembers.insert(SwiftNames.Member(type: type, name: name.text))
    }
  }

  private func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.static) }
  }

  private func name(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.text.first?.isUppercase == true { found.names.insert(token.text) }
    return .visitChildren
  }
}

extension IfConfigClauseSyntax {
  fileprivate var isNotEmbedded: Bool { condition?.trimmedDescription == "!hasFeature(Embedded)" }
}
