import SwiftSyntax

/// The header of a declaration with a body: a function, an initializer, or the accessors of a
/// property.
struct SwiftFunctionHeader {
  /// The name without labels.
  let baseName: String
  /// The full name; accessors have the property's name.
  let name: String
  let parameters: FunctionParameterListSyntax
  /// The result type of a function, if there is one.
  let result: TypeSyntax?
  /// Whether a function is asynchronous.
  let isAsync: Bool
  /// The modifiers, such as "override".
  let modifiers: DeclModifierListSyntax
  /// The attributes.
  let attributes: AttributeListSyntax
  /// The body of a function, if there is one.
  var body: CodeBlockSyntax?
  /// Whether there is a body.
  let hasBody: Bool
  /// Whether it is a function rather than an initializer or accessors.
  let isFunction: Bool
  /// The position of the name.
  let position: SourcePosition

  /// Creates the header of a node that can have a body; nil for other nodes.
  init?(_ node: Syntax, file: SwiftFile) {
    if let function = node.as(FunctionDeclSyntax.self) {
      self.init(function, file: file)
    } else if let initializer = node.as(InitializerDeclSyntax.self) {
      self.init(
        "init", parameters: initializer.signature.parameterClause.parameters, initializer,
        hasBody: initializer.body != nil, position: file.position(of: initializer.initKeyword))
    } else if let group = node.as(DeinitializerDeclSyntax.self) {
      self.init("deinit", group, hasBody: group.body != nil, position: file.position(of: group.deinitKeyword))
    } else if let group = node.as(SubscriptDeclSyntax.self) {
      self.init(
        "subscript", parameters: group.parameterClause.parameters, group, hasBody: group.accessorBlock != nil,
        position: file.position(of: group.subscriptKeyword))
    } else {
      self.init(accessorsIn: node, file: file)
    }
  }

  private init(_ function: FunctionDeclSyntax, file: SwiftFile) {
    baseName = SwiftFile.name(function.name)
    parameters = function.signature.parameterClause.parameters
    name = SwiftFile.fullName(baseName, parameters)
    isAsync = function.signature.effectSpecifiers?.asyncSpecifier != nil
    result = function.signature.returnClause?.type
    modifiers = function.modifiers
    attributes = function.attributes
    body = function.body
    hasBody = function.body != nil
    isFunction = true
    position = file.position(of: function.name)
  }

  private init(
    _ keyword: String, parameters: FunctionParameterListSyntax? = nil,
    _ declaration: some WithModifiersSyntax & WithAttributesSyntax, hasBody: Bool, position: SourcePosition
  ) {
    baseName = keyword
    self.parameters = parameters ?? []
    name = parameters.map { SwiftFile.fullName(keyword, $0) } ?? keyword
    result = nil
    isAsync = false
    modifiers = declaration.modifiers
    attributes = declaration.attributes
    self.hasBody = hasBody
    isFunction = false
    self.position = position
  }

  private init?(accessorsIn node: Syntax, file: SwiftFile) {
    guard let binding = node.parent?.as(PatternBindingSyntax.self),
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self)
    else { return nil }
    self.init(
      SwiftFile.name(pattern.identifier), variable, hasBody: !Self.isRequirement(node),
      position: file.position(of: pattern.identifier))
  }

  /// Returns whether accessors have no bodies, as in a protocol.
  private static func isRequirement(_ node: Syntax) -> Bool {
    guard case .accessors(let accessors) = node.as(AccessorBlockSyntax.self)?.accessors else { return false }
    return accessors.allSatisfy { $0.body == nil }
  }
}
