import CoreLocationInterface
import SwiftSyntax

extension SwiftFactCollector {
  /// The use of an expression.
  private enum Use {
    case call(FunctionCallExprSyntax)
    case assignment(SourceValue)
    case mention
  }

  /// Creates a fact with the current context.
  func fact(
    _ kind: SourceFact.Kind, _ name: String, receiver: String? = nil,
    _ evidence: SourceFact.ReceiverEvidence = .none, arguments: [SourceArgument] = [],
    value: SourceValue? = nil, isTemporary: Bool = false, at position: SourcePosition, node: Syntax? = nil
  ) -> SourceFact {
    let choice = node.flatMap { negatedChoice(around: $0) }
    return SourceFact(
      kind: kind, name: name, receiver: receiver,
      isReceiverTemporary: receiver.flatMap(scope.local)?.isTemporary ?? false, isTemporary: isTemporary,
      evidence: evidence, arguments: arguments, value: value,
      enclosingType: scope.type, enclosingFunction: scope.function,
      conditions: scope.conditions + (choice.map { [$0] } ?? []), position: position)
  }

  /// Reads the name of a called function, and the user's location in a SwiftUI map.
  mutating func read(_ call: FunctionCallExprSyntax) {
    guard let callee = calleeName(of: call) else { return }
    note(call, of: callee)
    guard callee == "Map" else { return }
    for argument in call.arguments {
      guard let label = argument.label, label.text == "showsUserLocation" else { continue }
      facts.append(
        fact(
          .assignment, label.text, receiver: callee, .otherType(callee),
          value: valueReader.value(of: argument.expression), at: file.position(of: label), node: Syntax(call))
      )
    }
  }

  /// Returns the last name of the called function; nil if another expression is called.
  func calleeName(of call: FunctionCallExprSyntax) -> String? {
    var callee = call.calledExpression
    if let generic = callee.as(GenericSpecializationExprSyntax.self) { callee = generic.expression }
    if let optional = callee.as(OptionalChainingExprSyntax.self) { callee = optional.expression }
    if let access = callee.as(MemberAccessExprSyntax.self) { return SwiftFile.name(access.declName.baseName) }
    return callee.as(DeclReferenceExprSyntax.self).map { SwiftFile.name($0.baseName) }
  }

  /// Reads a use of a watched member, type or constant after a dot.
  mutating func read(_ access: MemberAccessExprSyntax) {
    let name = SwiftFile.name(access.declName.baseName)
    if name == "init" { return readInitializer(access) }
    noteInstance(access)
    noteRead(of: access)
    if LocationVocabulary.all.global(named: name) != nil {
      return readGlobal(name, token: access.declName.baseName, node: ExprSyntax(access))
    }
    let members = LocationVocabulary.all.members(named: name)
    guard !members.isEmpty, let base = access.base else { return }
    read(members, of: receiver(base), text: receiverText(base), access.declName.baseName, ExprSyntax(access))
  }

  private func receiver(_ base: ExprSyntax) -> EvidenceFinder.Receiver {
    if base.kind == .superExpr { return .superObject }
    if base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" { return .selfObject }
    return .expression(text: file.quote(base), clue: typeReader.clue(of: base))
  }

  /// Returns a receiver's text without unwrapping.
  private func receiverText(_ base: ExprSyntax) -> String {
    if let optional = base.as(OptionalChainingExprSyntax.self) { return file.quote(optional.expression) }
    return file.quote(base.as(ForceUnwrapExprSyntax.self)?.expression ?? base)
  }

  /// Reads a use of a watched name without a dot.
  mutating func read(_ reference: DeclReferenceExprSyntax) {
    let name = SwiftFile.name(reference.baseName)
    let parent = reference.parent
    if parent?.as(MemberAccessExprSyntax.self)?.declName.id == reference.id { return }
    if parent?.kind == .keyPathPropertyComponent { return readKeyPath(reference, name) }
    noteRead(of: reference)
    let type = name == "Self" ? scope.type ?? name : name
    if LocationVocabulary.all.global(named: type) != nil || declared.isApple(type) {
      return readGlobal(type, token: reference.baseName, node: ExprSyntax(reference))
    }
    let members = LocationVocabulary.all.members(named: name)
    guard !members.isEmpty, scope.local(name) == nil, !declared.declares(name, in: "") else { return }
    read(members, of: .selfObject, text: nil, reference.baseName, ExprSyntax(reference))
  }

  private mutating func readKeyPath(_ reference: DeclReferenceExprSyntax, _ name: String) {
    let members = LocationVocabulary.all.members(named: name).filter { $0.kind == .property }
    guard let path = reference.parent?.parent?.parent?.parent?.as(KeyPathExprSyntax.self) else { return }
    let root = path.root.map { file.typeName(of: $0) }
    let clue = root.map { TypeClue.instance(declared.resolve($0, inside: scope.type)) } ?? .unknown
    guard let evidence = finder.evidence(for: members, of: .expression(text: root ?? "", clue: clue)) else {
      return
    }
    facts.append(fact(.read, name, receiver: root, evidence, at: file.position(of: reference)))
  }

  private var finder: EvidenceFinder { EvidenceFinder(declared: declared, enclosingType: scope.type) }

  private mutating func read(
    _ members: [LocationName], of receiver: EvidenceFinder.Receiver, text: String?, _ token: TokenSyntax,
    _ node: ExprSyntax
  ) {
    guard let evidence = finder.evidence(for: members, of: receiver), let name = members.first?.name else {
      return
    }
    let position = file.position(of: token)
    let methods = members.filter { $0.kind == .method }
    let place = Syntax(node)
    switch use(of: node) {
    case .call(let call):
      let arguments = arguments(of: call)
      guard fits(arguments, methods, evidence) else { return }
      facts.append(
        fact(.call, name, receiver: text, evidence, arguments: arguments, at: position, node: place))
    case .assignment(let value):
      guard methods.count < members.count else { return }
      facts.append(fact(.assignment, name, receiver: text, evidence, value: value, at: position, node: place))
    case .mention:
      let kind: SourceFact.Kind =
        methods.count < members.count ? .read : Self.isInquiry(node) ? .inquiry : .reference
      facts.append(fact(kind, name, receiver: text, evidence, at: position, node: place))
    }
  }

  /// Returns whether a call can be of one of the methods; without evidence, the first label must
  /// match.
  private func fits(
    _ arguments: [SourceArgument], _ methods: [LocationName], _ evidence: SourceFact.ReceiverEvidence
  ) -> Bool {
    guard !methods.isEmpty else { return false }
    if evidence == .appleType || methods.contains(where: { $0.reach == .distinctive }) { return true }
    return methods.contains { method in
      method.labels.first == arguments.first?.label && method.labels.isEmpty == arguments.isEmpty
    }
  }

  /// Reads the creation of an object of a watched type, or a reference to a constant.
  private mutating func readGlobal(_ name: String, token: TokenSyntax, node: ExprSyntax) {
    let position = file.position(of: token)
    if LocationVocabulary.all.global(named: name)?.kind == .constant {
      facts.append(fact(.read, name, at: position, node: Syntax(node)))
    } else if case .call(let call) = use(of: node) {
      addConstruction(of: name, call, at: position)
    }
  }

  /// Reads the creation of an object by an explicit initializer, whose type may come from an
  /// annotation.
  private mutating func readInitializer(_ access: MemberAccessExprSyntax) {
    guard case .call(let call) = use(of: ExprSyntax(access)) else { return }
    if let base = access.base {
      guard case .metatype(let type) = typeReader.clue(of: base) else { return }
      addConstruction(of: type, call, at: file.position(of: base))
    } else if let type = expectedType(of: call) {
      let type = declared.resolve(type, inside: scope.type)
      addConstruction(of: type, call, at: file.position(of: access.declName))
    }
  }

  /// Returns the type that the place of a call asks for: that of the variable which it initializes or
  /// is assigned to, or the result of the function or property around it.
  private func expectedType(of call: FunctionCallExprSyntax) -> String? {
    guard let parent = call.parent else { return nil }
    if let annotation = parent.parent?.as(PatternBindingSyntax.self)?.typeAnnotation {
      return file.typeName(of: annotation.type)
    }
    if let elements = parent.as(ExprListSyntax.self)?.prefix(2), elements.count == 2,
      Array(elements)[1].kind == .assignmentExpr
    {
      return elements.first.flatMap { typeReader.clue(of: $0).typeName }
    }
    let isResult = parent.kind == .returnStmt
    guard let list = (isResult ? parent.parent : parent)?.parent, list.kind == .codeBlockItemList,
      isResult || list.children(viewMode: .sourceAccurate).count == 1, let block = list.parent
    else { return nil }
    let holder = block.kind == .codeBlock || block.kind == .accessorBlock ? block.parent : nil
    let type =
      holder?.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
      ?? holder?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
      ?? holder?.parent?.parent?.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
    return type.map(file.typeName)
  }

  private mutating func addConstruction(
    of type: String, _ call: FunctionCallExprSyntax, at position: SourcePosition
  ) {
    guard let name = declared.appleAncestor(of: type) else { return }
    let resolved = declared.resolve(type, inside: scope.type)
    let isTemporary =
      Self.sessions.contains(name) && (SwiftTemporaryObject.isDropped(call) || isHeldByLocal(call))
    facts.append(
      fact(
        .construction, name, name == resolved ? .none : .otherType(resolved), arguments: arguments(of: call),
        isTemporary: isTemporary, at: position, node: Syntax(call)))
  }

  /// The types whose objects have an effect while they exist.
  private static let sessions = Set(
    [LocationType.serviceSession, .backgroundActivitySession].map(\.name))

  /// Returns whether the only reference to a new object is a local name in a block that doesn't
  /// await anything.
  private mutating func isHeldByLocal(_ call: FunctionCallExprSyntax) -> Bool {
    guard scope.isInsideFunction || openClosures > 0,
      let binding = call.parent?.parent?.as(PatternBindingSyntax.self), scope.takeLifetime()
    else { return false }
    return SwiftTemporaryObject.isHeld(by: binding) && !SwiftTemporaryObject.waits(binding)
  }

  private func arguments(of call: FunctionCallExprSyntax) -> [SourceArgument] {
    call.arguments.map {
      SourceArgument(label: $0.label.map(SwiftFile.name), value: valueReader.value(of: $0.expression))
    }
  }

  /// Returns whether an expression is in a selector that is passed to a test such as responds(to:).
  private static func isInquiry(_ node: ExprSyntax) -> Bool {
    // CLLocationManager.name, as an argument of #selector, as an argument of the call.
    let selector = sequence(first: Syntax(node), next: \.parent).prefix(5)
      .first { $0.is(MacroExpansionExprSyntax.self) }
    let call = selector?.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    let callee = call?.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return callee == "responds" || callee == "instancesRespond"
  }

  /// Returns the use of an expression, ignoring optional chaining.
  private func use(of node: ExprSyntax) -> Use {
    var node = Syntax(node)
    while let parent = node.parent,
      [.optionalChainingExpr, .forceUnwrapExpr, .genericSpecializationExpr].contains(parent.kind)
    {
      node = parent
    }
    guard let parent = node.parent else { return .mention }
    if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id {
      return .call(call)
    }
    guard let sequence = parent.as(ExprListSyntax.self) else { return .mention }
    let elements = Array(sequence.prefix(2))
    guard elements.count == 2, elements[0].id == node.id, elements[1].kind == .assignmentExpr else {
      return .mention
    }
    return .assignment(valueReader.value(of: Array(sequence.dropFirst(2))[...]))
  }
}
