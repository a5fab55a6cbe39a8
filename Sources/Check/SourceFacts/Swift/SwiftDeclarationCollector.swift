import SwiftSyntax

/// Collects the types, properties and constants that a Swift file declares, before its uses are
/// read.
struct SwiftDeclarationCollector: SyntaxWalk.Visitor {
  private(set) var declared = DeclaredNames()
  private let file: SwiftFile
  private var scope = SourceScope()

  /// Creates a collector for a file.
  init(file: SwiftFile) {
    self.file = file
  }

  mutating func enter(_ node: Syntax) -> Bool {
    switch node.kind {
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
      SwiftTypeHeader(node, file: file).map { enter($0) }
    case .functionDecl, .initializerDecl, .deinitializerDecl, .accessorBlock, .closureExpr:
      node.as(FunctionDeclSyntax.self).map { declare($0) }
      scope.open()
      scope.enter(function: "")
    case .variableDecl: node.as(VariableDeclSyntax.self).map { declare($0) }
    case .typeAliasDecl: node.as(TypeAliasDeclSyntax.self).map { declare($0) }
    case .importDecl: node.as(ImportDeclSyntax.self).map { read($0) }
    case .enumCaseElement: node.as(EnumCaseElementSyntax.self).map { declare($0) }
    default: break
    }
    return true
  }

  mutating func leave(_ node: Syntax) {
    switch node.kind {
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .functionDecl,
      .initializerDecl, .deinitializerDecl, .accessorBlock, .closureExpr:
      scope.close()
    default: break
    }
  }

  private mutating func read(_ declaration: ImportDeclSyntax) {
    guard let module = declaration.path.first?.name.text, ClientLibraryNames.isModule(module) else { return }
    declared.importsClientLibrary = true
  }

  private mutating func enter(_ header: SwiftTypeHeader) {
    scope.open()
    scope.enter(type: header.name)
    declared.update(scope.type ?? header.name) { type in
      let known = type.inherited
      type.inherited =
        header.isExtension ? known + header.inherited : header.inherited + known
    }
  }

  private mutating func declare(_ function: FunctionDeclSyntax) {
    guard !scope.isInsideFunction else { return }
    let name = SwiftFile.name(function.name)
    let result = function.signature.returnClause.map { file.typeName(of: $0.type) } ?? ""
    add(
      name, type: result, value: nil, isOverride: function.modifiers.contains { $0.name.text == "override" })
  }

  private mutating func declare(_ variable: VariableDeclSyntax) {
    guard !scope.isInsideFunction else { return }
    let isOverride = variable.modifiers.contains { $0.name.text == "override" }
    for property in properties(of: variable) {
      add(property.name, type: property.type, value: property.value, isOverride: isOverride)
    }
    let getters = variable.bindings.filter(isWorkedOut)
      .compactMap { $0.pattern.as(IdentifierPatternSyntax.self).map { SwiftFile.name($0.identifier) } }
    if !getters.isEmpty { declared.add(getters: getters, of: scope.type ?? "") }
  }

  private func isWorkedOut(_ binding: PatternBindingSyntax) -> Bool {
    guard case .accessors(let accessors)? = binding.accessorBlock?.accessors else {
      return binding.accessorBlock != nil
    }
    return accessors.contains { $0.accessorSpecifier.text == "get" && $0.body != nil }
  }

  /// Returns all properties before any is added, because an existing reader would cause a copy for
  /// each addition.
  private func properties(
    of variable: VariableDeclSyntax
  ) -> [(name: String, type: String, value: SourceValue?)] {
    let reader = SwiftTypeReader(file: file, declared: declared, scope: scope)
    let isConstant = variable.bindingSpecifier.text == "let"
    return variable.bindings.compactMap { binding in
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
      let value = isConstant ? binding.initializer.flatMap { SwiftValueReader.literal($0.value) } : nil
      let type = reader.type(of: binding.typeAnnotation, binding.initializer?.value) ?? ""
      return (SwiftFile.name(pattern.identifier), type, value)
    }
  }

  private mutating func declare(_ alias: TypeAliasDeclSyntax) {
    declared.addAlias(SwiftFile.name(alias.name), for: file.quote(alias.initializer.value))
  }

  private mutating func declare(_ element: EnumCaseElementSyntax) {
    guard element.parameterClause == nil else { return }
    let name = SwiftFile.name(element.name)
    let value = element.rawValue.flatMap { SwiftValueReader.literal($0.value) } ?? .string(name)
    add(name, type: scope.type ?? "", value: value, isOverride: false)
  }

  private mutating func add(_ name: String, type: String, value: SourceValue?, isOverride: Bool) {
    declared.update(scope.type ?? "") { owner in
      if owner.members[name, default: ""].isEmpty { owner.members[name] = type }
      if let value, owner.constants[name] == nil { owner.constants[name] = value }
      if isOverride { owner.overrides.insert(name) }
    }
  }
}
