extension ObjectiveCFactCollector {
  /// Reads the beginning or end of a class, a category or a protocol; returns false for other
  /// tokens.
  mutating func readDeclarationKeyword(_ index: Int) -> Bool {
    switch file.word(index) {
    case "@interface", "@implementation":
      beginContainer(index)
      return true
    case "@protocol":
      // A forward declaration ends after the names; @protocol(Name) is an expression.
      let isForward = file.isMark(index + 2, ";") || file.isMark(index + 2, ",")
      guard !scope.isInsideFunction, !isForward, !file.isMark(index + 1, "(") else { return false }
      beginContainer(index)
      return true
    case "@end":
      endContainer()
      return true
    default:
      return false
    }
  }

  private mutating func beginContainer(_ index: Int) {
    endContainer()
    guard file.tokens.indices.contains(index + 1), file.tokens[index + 1].kind == .identifier else { return }
    let header = ObjectiveCContainerHeader(at: index + 1, in: file)
    isInInterface = file.word(index) != "@implementation"
    isInContainer = true
    skippedUntil = header.end
    scope.open()
    scope.enter(type: header.name)
    types.add(type: header.name, inherited: header.inherited, position: file.position(index + 1))
    declared.update(header.name) { type in
      type.inherited =
        header.hasSuperclass ? header.inherited + type.inherited : type.inherited + header.inherited
    }
  }

  private mutating func endContainer() {
    while frames.count > 1 { close(at: max(frame.open, 0)) }
    frame.items = []
    isInInterface = false
    if isInContainer { scope.close() }
    isInContainer = false
  }

  /// Opens braces, whose meaning depends on the items before them.
  mutating func openBraces(at index: Int) {
    let items = frame.items
    let hasBlock = items.suffix(8).contains { isWord($0, "^") }
    if !frame.holdsStatements {
      let isLambda = items.last.map { $0.shape == .parentheses || $0.shape == .brackets } ?? false
      openScope(hasBlock || isLambda ? .statements : .values, at: index, isExpression: true)
    } else if scope.isInsideFunction {
      openInFunction(items, hasBlock: hasBlock, at: index)
    } else {
      openInFile(items, at: index)
    }
  }

  private mutating func openScope(_ role: ObjectiveCFrame.Role, at index: Int, isExpression: Bool = false) {
    open(role, at: index, isExpression: isExpression)
    if frame.holdsStatements { scope.open() }
  }

  private mutating func openInFunction(_ items: [ObjectiveCItem], hasBlock: Bool, at index: Int) {
    let isValue = ["=", "@", ",", "return"].contains(word(items.last))
    let isLiteral =
      items.last?.shape == .parentheses && items.contains { ["=", "return"].contains(word($0)) }
    if hasBlock {
      openScope(.statements, at: index, isExpression: true)
    } else if isValue || isLiteral {
      openScope(.values, at: index, isExpression: true)
    } else {
      openScope(.statements, at: index)
    }
  }

  private mutating func openInFile(_ items: [ObjectiveCItem], at index: Int) {
    let words = items.compactMap { word($0) }
    if isInContainer, !isInInterface, ["-", "+"].contains(words.first),
      let header = ObjectiveCMethodHeader(items, in: self)
    {
      begin(header, at: index)
    } else if words.contains("=") {
      let isBlock = words.contains("^")
      openScope(isBlock ? .statements : .values, at: index, isExpression: true)
    } else if let function = functionName(items), !["typedef", "enum"].contains(words.first) {
      begin(function, parameters: items.last { $0.shape == .parentheses }, at: index)
    } else if words.contains("enum") || words.first == "typedef" {
      openScope(.values, at: index, isExpression: true)
    } else {
      openScope(.declarations, at: index)
    }
  }

  /// Returns the name before the last parentheses, as in the header of a C function.
  private func functionName(_ items: [ObjectiveCItem]) -> ObjectiveCItem? {
    guard let group = items.lastIndex(where: { $0.shape == .parentheses }), group > 0,
      items.count - group <= 3, name(items[group - 1]) != nil
    else { return nil }
    return items[group - 1]
  }

  private mutating func begin(_ header: ObjectiveCMethodHeader, at index: Int) {
    let name = ObjectiveCFile.swiftName(ofSelector: header.selector)
    addImplementation(header, name: name)
    add(member: header.selector, type: header.resultType, value: nil)
    begin(
      MethodFacts(
        name: name, parameterTypes: header.parameterTypes, isPrivate: false, calls: [],
        position: file.position(header.nameIndex)), at: index)
    for (name, type) in zip(header.parameterNames, header.parameterTypes) {
      scope.declare(name, .init(type: ObjectiveCMethodHeader.className(type)))
    }
  }

  private mutating func begin(_ function: ObjectiveCItem, parameters: ObjectiveCItem?, at index: Int) {
    let inside = parameters.map { file.quote($0.first + 1, $0.last - 1) } ?? ""
    let types = inside.isEmpty || inside == "void" ? [] : inside.split(separator: ",").map { String($0) }
    let name = file.word(function.first) + "(" + types.map { _ in "_:" }.joined() + ")"
    let isStatic = frame.items.contains { isWord($0, "static") }
    begin(
      MethodFacts(
        name: name, parameterTypes: types.map { ObjectiveCMethodHeader.className($0) }, isPrivate: isStatic,
        calls: [], position: file.position(function.first)), at: index)
    for parameter in types {
      let words = parameter.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
      guard words.count > 1, let name = words.last else { continue }
      scope.declare(name, .init(type: ObjectiveCMethodHeader.className(parameter)))
    }
  }

  private mutating func begin(_ method: MethodFacts, at index: Int) {
    openScope(.function, at: index)
    types.begin(method, of: scope.type ?? "")
    scope.enter(function: method.name)
  }

  /// Adds a delegate method, or an override of a watched method in a subclass.
  private mutating func addImplementation(_ header: ObjectiveCMethodHeader, name: String) {
    guard let type = scope.type else { return }
    let types = header.parameterTypes.map { ObjectiveCMethodHeader.className($0) }
    let api = LocationVocabulary.all.methods(withSelector: header.selector).first
    if LocationDelegateNames.implements(name, parameterTypes: types, delegate: declared.isDelegate(type)) {
      facts.append(fact(.implementation, name, at: header.nameIndex, item: 0))
    } else if let api, declared.isApple(type), !LocationVocabulary.all.isType(type) {
      declared.update(type) { $0.overrides.insert(api.name) }
      facts.append(fact(.implementation, api.name, at: header.nameIndex, item: 0))
    }
  }

  /// Reads a statement outside of functions: an import, or the declaration of a method, property or
  /// variable.
  mutating func readDeclaration(_ items: [ObjectiveCItem]) {
    guard let first = items.first else { return }
    switch word(first) {
    case "@import": readImport(items)
    case "-", "+":
      guard isInInterface, let header = ObjectiveCMethodHeader(items, in: self) else { return }
      add(member: header.selector, type: header.resultType, value: nil)
    case "@synthesize": readSynthesis(items)
    default: readVariable(items)
    }
  }

  private mutating func readImport(_ items: [ObjectiveCItem]) {
    guard items.count > 1, let module = name(items[1]), LocationVocabulary.all.isModule(module) else {
      return
    }
    facts.append(SourceFact(kind: .moduleImport, name: module, position: file.position(items[1].first)))
  }

  private mutating func readSynthesis(_ items: [ObjectiveCItem]) {
    for index in items.indices where isWord(items[index], "=") && index > 0 && index + 1 < items.count {
      guard let property = name(items[index - 1]), let variable = name(items[index + 1]),
        let type = scope.type,
        let found = declared.memberType(property, of: type)
      else { continue }
      add(member: variable, type: found, value: nil)
    }
  }

  private mutating func readVariable(_ items: [ObjectiveCItem]) {
    guard let declaration = ObjectiveCDeclaration(items, in: self), let type = declaration.type else {
      return
    }
    let literal = declaration.value.count == 1 ? value(of: declaration.value) : nil
    add(member: declaration.name, type: type, value: literal.flatMap { Self.constant($0) })
    if isWord(items.first, "@property") { add(member: "_" + declaration.name, type: type, value: nil) }
  }

  private mutating func add(member name: String, type: String, value: SourceValue?) {
    let plain = ObjectiveCMethodHeader.className(type)
    // A constant of the file may be inside an implementation.
    let owner = value == nil ? scope.type ?? "" : ""
    declared.update(owner) { owner in
      owner.members[name] = plain == "id" ? "" : plain
      if let value { owner.constants[name] = value }
    }
  }
}
