import CoreLocationInterface
import SwiftSyntax

extension SwiftFactCollector {
  /// Adds an import of a watched module.
  mutating func read(_ declaration: ImportDeclSyntax) {
    guard let module = declaration.path.first?.name, LocationVocabulary.all.isModule(module.text) else {
      return
    }
    facts.append(SourceFact(kind: .moduleImport, name: module.text, position: file.position(of: module)))
  }

  /// Enters a type or an extension.
  mutating func enter(_ header: SwiftTypeHeader) {
    scope.enter(type: header.name)
    addAvailability(header.attributes)
    privateGroups.append(header.isPrivate)
    mainActorGroups.append(isMainActor(header.attributes))
    let mark = header.isExtension ? "objc" : "objcMembers"
    objectiveCGroups.append(header.attributes.contains { file.attributeName($0) == mark })
    types.add(type: scope.type ?? header.name, inherited: header.inherited, position: header.position)
  }

  /// Enters a function, an initializer or a property's accessors.
  mutating func enterFunction(_ node: Syntax) {
    let header = SwiftFunctionHeader(node, file: file)
    let isLocal = scope.isInsideFunction
    if isLocal, let header, header.isFunction { scope.declare(header.baseName, .init()) }
    scope.open()
    openMethods.append(!isLocal && header?.hasBody == true)
    guard let header else { return }
    if openMethods.last == true { begin(header) }
    addAvailability(header.attributes)
    for parameter in header.parameters {
      // Callers know it by its label.
      let label = parameter.secondName.map { _ in SourceValue.name(SwiftFile.name(parameter.firstName)) }
      let name = SwiftFile.name(parameter.secondName ?? parameter.firstName)
      scope.declare(name, .init(type: file.typeName(of: parameter.type), value: label))
    }
  }

  /// Leaves a function, an initializer or accessors.
  mutating func leaveFunction() {
    if openMethods.popLast() == true { types.end() }
    scope.close()
  }

  private mutating func begin(_ header: SwiftFunctionHeader) {
    let parameterTypes = header.parameters.map { file.typeName(of: $0.type) }
    addImplementation(header, parameterTypes: parameterTypes)
    let method = MethodFacts(
      name: header.name, parameterTypes: parameterTypes,
      isPrivate: privateGroups.last == true || SwiftTypeHeader.isPrivate(header.modifiers), calls: [],
      position: header.position, returnType: header.result.map { file.typeName(of: $0) },
      selector: selector(header),
      isOnMainActor: isOnMainActor(header), isAsync: header.isAsync, namesLocations: namesLocations(header))
    types.begin(method, of: scope.type ?? "")
    scope.enter(function: header.name)
  }

  /// Returns whether a delegate method for locations uses them.
  private func namesLocations(_ header: SwiftFunctionHeader) -> Bool {
    guard header.name == "locationManager(_:didUpdateLocations:)", let body = header.body,
      let last = header.parameters.last
    else { return true }
    let name = (last.secondName ?? last.firstName).text
    return body.tokens(viewMode: .sourceAccurate).contains { $0.text == name || $0.text == "location" }
  }

  private func isOnMainActor(_ header: SwiftFunctionHeader) -> Bool {
    if isMainActor(header.attributes) { return true }
    return mainActorGroups.last == true && !header.modifiers.contains { $0.name.text == "nonisolated" }
  }

  private func isMainActor(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains { file.attributeName($0) == "MainActor" }
  }

  /// Returns the selector of a function according to its attributes, or those of its type.
  private func selector(_ header: SwiftFunctionHeader) -> String? {
    for case .attribute(let attribute) in header.attributes
    where file.quote(attribute.attributeName) == "objc" {
      guard let selector = attribute.arguments.map({ file.quote($0) }) else { return header.name }
      // "locationManager:didVisit:" is "locationManager(_:didVisit:)" in Swift.
      guard let colon = selector.firstIndex(of: ":") else { return selector }
      return selector[..<colon] + "(_" + selector[colon...] + ")"
    }
    let isMarked = objectiveCGroups.last == true && !SwiftTypeHeader.isPrivate(header.modifiers)
    return isMarked && !header.attributes.contains { file.attributeName($0) == "nonobjc" } ? header.name : nil
  }

  /// Adds a delegate method, or an override of a watched member in a subclass.
  private mutating func addImplementation(_ header: SwiftFunctionHeader, parameterTypes: [String]) {
    guard let type = scope.type else { return }
    if header.isFunction,
      LocationDelegateNames.implements(
        header.name, parameterTypes: parameterTypes, delegate: declared.isDelegate(type))
    {
      facts.append(fact(.implementation, header.name, at: header.position))
    } else if declared.isApple(type), header.modifiers.contains(where: { $0.name.text == "override" }),
      !LocationVocabulary.all.members(named: header.baseName).isEmpty
    {
      facts.append(fact(.implementation, header.baseName, at: header.position))
    }
  }

  private mutating func addAvailability(_ attributes: AttributeListSyntax) {
    for case .attribute(let attribute) in attributes {
      guard let arguments = attribute.arguments, file.quote(attribute.attributeName) == "available",
        !file.quote(arguments).hasPrefix("*")
      else { continue }
      scope.add(condition: file.quote(attribute))
    }
  }

  /// Declares the local name of a binding.
  mutating func declare(_ binding: PatternBindingSyntax) {
    guard scope.isInsideFunction || openClosures > 0 else { return noteInitialiser(of: binding) }
    let variable = binding.parent?.parent?.as(VariableDeclSyntax.self)
    let isConstant = variable?.bindingSpecifier.text == "let"
    let value = isConstant ? binding.initializer.flatMap { SwiftValueReader.literal($0.value) } : nil
    let isTemporary =
      SwiftTemporaryObject.isNew(binding, type: LocationType.locationManager.name, file: file)
      && scope.takeLifetime() && SwiftTemporaryObject.isHeld(by: binding)
    declare(
      binding.pattern,
      .init(
        type: typeReader.type(of: binding.typeAnnotation, binding.initializer?.value), value: value,
        condition: isConstant ? binding.initializer.flatMap { condition(named: $0.value) } : nil,
        isTemporary: isTemporary))
  }

  /// Declares the local name of an optional binding; without a value, it unwraps the same name.
  mutating func declare(_ binding: OptionalBindingConditionSyntax) {
    var type = typeReader.type(of: binding.typeAnnotation, binding.initializer?.value)
    if binding.initializer == nil, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier {
      let reference = ExprSyntax(DeclReferenceExprSyntax(baseName: name.trimmed))
      if case .instance(let found) = typeReader.clue(of: reference) { type = found }
    }
    declare(binding.pattern, .init(type: type))
  }

  /// Declares a name in a pattern such as "case let .some(name)".
  mutating func declare(matched pattern: IdentifierPatternSyntax) {
    guard let parent = pattern.parent?.kind, parent == .patternExpr || parent == .valueBindingPattern else {
      return
    }
    scope.declare(SwiftFile.name(pattern.identifier), .init())
  }

  /// Declares the names of a pattern; what is known is used only for a single name.
  mutating func declare(_ pattern: PatternSyntax, _ local: SourceScope.Local) {
    if let name = pattern.as(IdentifierPatternSyntax.self)?.identifier {
      scope.declare(SwiftFile.name(name), local)
    } else if let tuple = pattern.as(TuplePatternSyntax.self) {
      for element in tuple.elements { declare(element.pattern, .init()) }
    }
  }
}
