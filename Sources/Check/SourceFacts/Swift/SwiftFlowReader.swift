import SwiftSyntax

/// Reads the code of a Swift file as steps.
///
/// Conditional compilation is evaluated first; if the result is unknown, the code has both
/// branches.
struct SwiftFlowReader {
  let file: SwiftFile
  let definitions: BuildDefinitions
  private var depth = 0

  /// The maximum depth of nested statements and expressions.
  private static let depthLimit = 96

  /// Creates a reader.
  init(file: SwiftFile, definitions: BuildDefinitions) {
    self.file = file
    self.definitions = definitions
  }

  /// A reader for the next level of nesting; nil if that is too deep.
  var inner: SwiftFlowReader? {
    guard depth < Self.depthLimit else { return nil }
    var inner = self
    inner.depth += 1
    return inner
  }

  /// Reads a whole file.
  func read(_ tree: Syntax) -> FlowFile {
    guard let root = tree.as(SourceFileSyntax.self) else { return FlowFile(types: [], aliases: [:]) }
    let declarations = declarations(in: root.statements)
    let functions = declarations.compactMap(function)
    let loose =
      functions.isEmpty
      ? []
      : [
        FlowType(
          name: "", inherited: [], attributes: [], isProtocol: false, isExtension: false, properties: [],
          functions: functions, line: functions[0].line)
      ]
    return FlowFile(
      types: loose + declarations.flatMap { types(in: $0, of: "") },
      aliases: Dictionary(declarations.flatMap(aliases), uniquingKeysWith: { first, _ in first }))
  }

  /// Returns the top-level declarations that are compiled.
  private func declarations(in block: CodeBlockItemListSyntax) -> [DeclSyntax] {
    block.flatMap { item -> [DeclSyntax] in
      guard let conditional = item.item.as(IfConfigDeclSyntax.self) else {
        return item.item.as(DeclSyntax.self).map { [$0] } ?? []
      }
      guard let inner else { return [] }
      return ConditionalCompilation.activeClauses(of: conditional, under: definitions).flatMap {
        clause -> [DeclSyntax] in
        guard case .statements(let statements)? = clause.elements else { return [] }
        return inner.declarations(in: statements)
      }
    }
  }

  private func members(of group: any DeclGroupSyntax) -> [DeclSyntax] {
    members(in: group.memberBlock.members)
  }

  private func members(in list: MemberBlockItemListSyntax) -> [DeclSyntax] {
    list.flatMap { item -> [DeclSyntax] in
      guard let conditional = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      guard let inner else { return [] }
      return ConditionalCompilation.activeClauses(of: conditional, under: definitions).flatMap {
        clause -> [DeclSyntax] in
        guard case .decls(let members)? = clause.elements else { return [] }
        return inner.members(in: members)
      }
    }
  }

  private func types(in declaration: DeclSyntax, of outer: String) -> [FlowType] {
    guard !SwiftPreview.isPreview(Syntax(declaration)),
      let group = declaration.asProtocol((any DeclGroupSyntax).self),
      let header = SwiftTypeHeader(Syntax(declaration), file: file), let inner
    else { return [] }
    let name = outer.isEmpty ? header.name : outer + "." + header.name
    let members = members(of: group)
    let type = FlowType(
      name: name, inherited: header.inherited, attributes: header.attributes.compactMap(file.attributeName),
      isProtocol: declaration.kind == .protocolDecl, isExtension: header.isExtension,
      properties: members.compactMap { $0.as(VariableDeclSyntax.self) }.flatMap(inner.properties),
      functions: members.compactMap(inner.function), line: header.position.line)
    return [type] + members.flatMap { inner.types(in: $0, of: name) }
  }

  /// Returns the type aliases in a declaration, including nested ones; generic aliases are omitted.
  private func aliases(in declaration: DeclSyntax) -> [(String, String)] {
    if let alias = declaration.as(TypeAliasDeclSyntax.self) {
      guard alias.genericParameterClause == nil else { return [] }
      return [(SwiftFile.name(alias.name), file.typeName(of: alias.initializer.value))]
    }
    guard let group = declaration.asProtocol((any DeclGroupSyntax).self), let inner else { return [] }
    return members(of: group).flatMap(inner.aliases)
  }

  private func properties(of variable: VariableDeclSyntax) -> [FlowProperty] {
    variable.bindings.compactMap { binding in
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
      return FlowProperty(
        name: SwiftFile.name(pattern.identifier), type: type(of: binding),
        attributes: variable.attributes.compactMap(file.attributeName),
        isConstant: variable.bindingSpecifier.text == "let",
        isPrivate: SwiftTypeHeader.isPrivate(variable.modifiers),
        initial: binding.initializer.map { expression($0.value) },
        getter: getter(of: binding), setter: setter(of: binding), names: names(in: binding),
        line: file.position(of: pattern.identifier).line)
    }
  }

  /// Returns the type of a declaration, or that of the object it is initialized with.
  func type(of binding: PatternBindingSyntax) -> String {
    if let annotation = binding.typeAnnotation { return file.typeName(of: annotation.type) }
    guard let value = binding.initializer?.value else { return "" }
    let call = value.as(FunctionCallExprSyntax.self)
    guard let callee = call?.calledExpression else { return "" }
    // A closure that is called immediately usually creates the object in its first statement.
    if let closure = callee.as(ClosureExprSyntax.self) {
      return closure.statements.first?.item.as(VariableDeclSyntax.self)?.bindings.first.map(type) ?? ""
    }
    let name = file.quote(callee)
    return name.first?.isUppercase == true ? name : ""
  }

  private func getter(of binding: PatternBindingSyntax) -> [FlowStatement]? {
    let accessors = binding.accessorBlock?.accessors
    if case .getter(let statements)? = accessors { return valueStatements(in: statements) }
    guard case .accessors(let list)? = accessors else { return nil }
    return list.first { $0.accessorSpecifier.text == "get" }?.body.map { valueStatements(in: $0.statements) }
  }

  private func setter(of binding: PatternBindingSyntax) -> FlowSetter? {
    guard case .accessors(let accessors)? = binding.accessorBlock?.accessors else { return nil }
    for (keyword, standard) in [("set", "newValue"), ("didSet", "oldValue")] {
      guard let setter = accessors.first(where: { $0.accessorSpecifier.text == keyword }),
        let body = setter.body
      else { continue }
      return FlowSetter(
        parameter: setter.parameters.map { SwiftFile.name($0.name) } ?? standard,
        isObserver: keyword == "didSet", body: statements(in: body.statements))
    }
    return nil
  }

  /// Returns a function, an initializer or a deinitializer with its body.
  func function(in declaration: DeclSyntax) -> FlowFunction? {
    guard let header = SwiftFunctionHeader(Syntax(declaration), file: file),
      [.functionDecl, .initializerDecl, .deinitializerDecl].contains(declaration.kind),
      let body = declaration.as(FunctionDeclSyntax.self)?.body
        ?? declaration.as(InitializerDeclSyntax.self)?.body
        ?? declaration.as(DeinitializerDeclSyntax.self)?.body
    else { return nil }
    let result = header.result.map { file.typeName(of: $0) } ?? ""
    return FlowFunction(
      name: header.baseName, parameters: header.parameters.map(parameter), result: result,
      // A method that is exposed to Objective-C can be called through a selector from anywhere.
      isPrivate: SwiftTypeHeader.isPrivate(header.modifiers)
        && attributes(of: declaration).isDisjoint(with: ["objc", "IBAction"]),
      isAsync: header.isAsync,
      isOverride: header.modifiers.contains { $0.name.text == "override" },
      isAction: attributes(of: declaration).contains("IBAction"),
      body: result.isEmpty ? statements(in: body.statements) : valueStatements(in: body.statements),
      names: names(in: body.statements),
      line: header.position.line)
  }

  private func attributes(of declaration: DeclSyntax) -> Set<String> {
    Set(
      declaration.asProtocol((any WithAttributesSyntax).self)?.attributes.compactMap(file.attributeName) ?? []
    )
  }

  /// Returns the names in code.
  func names(in code: some SyntaxProtocol) -> Set<String> {
    Set(code.tokens(viewMode: .sourceAccurate).map { SwiftFile.name($0) })
  }

  private func parameter(_ parameter: FunctionParameterSyntax) -> FlowFunction.Parameter {
    let label = SwiftFile.name(parameter.firstName)
    return FlowFunction.Parameter(
      label: label == "_" ? nil : label, name: SwiftFile.name(parameter.secondName ?? parameter.firstName),
      type: file.typeName(of: parameter.type), standard: parameter.defaultValue.map { expression($0.value) })
  }
}
