extension ObjectiveCFactCollector {
  /// The parts of a message in brackets.
  private struct Message {
    let receiver: [ObjectiveCItem]
    let selector: String
    /// The token of the selector's first piece.
    let nameIndex: Int
    let arguments: [[ObjectiveCItem]]
  }

  /// Creates a fact with the current context.
  func fact(
    _ kind: SourceFact.Kind, _ name: String, receiver: String? = nil,
    _ evidence: SourceFact.ReceiverEvidence = .none, arguments: [SourceArgument] = [],
    value: SourceValue? = nil, at index: Int, item: Int? = nil
  ) -> SourceFact {
    SourceFact(
      kind: kind, name: name, receiver: receiver,
      isReceiverTemporary: receiver.flatMap(scope.local)?.isTemporary ?? false, evidence: evidence,
      arguments: arguments, value: value,
      enclosingType: scope.type, enclosingFunction: scope.function, conditions: conditions(before: item),
      position: file.position(index))
  }

  /// Reads the contents of brackets when they are closed, and returns the type of the expression.
  mutating func readBrackets(_ closed: ObjectiveCFrame) -> TypeClue {
    readAccesses(closed.items)
    guard let message = message(closed.items) else { return .unknown }
    note(message)
    read(message)
    return resultClue(of: message)
  }

  /// Adds a message as a call with its context.
  private mutating func note(_ message: Message) {
    guard types.isInsideMethod else { return }
    types.add(
      site: CallSite(
        name: String(message.selector.prefix { $0 != ":" }),
        receiver: message.receiver.last.flatMap(name), receiverType: clue(of: message.receiver).typeName,
        conditions: conditions(before: nil), closureOwners: blockOwners, isRepeated: !openLoops.isEmpty,
        mostTurns: mostTurns,
        hasArguments: !message.arguments.isEmpty))
  }

  private var openLoops: [ObjectiveCFrame] {
    frames.filter { isWord($0.items.first, "for") || isWord($0.items.first, "while") }
  }

  /// The maximum number of iterations at the current place, if all loops around it count between
  /// literals.
  private var mostTurns: Int? {
    let loops = openLoops
    guard !loops.isEmpty else { return nil }
    return loops.map(turns).reduce(1) { product, turns in
      guard let product, let turns else { return nil }
      let (turnsInAll, isTooMany) = product.multipliedReportingOverflow(by: turns)
      return isTooMany ? .max : turnsInAll
    }
  }

  /// Returns the number of iterations of a loop such as "for (int i = 0; i < 20; i++)".
  private func turns(of loop: ObjectiveCFrame) -> Int? {
    guard isWord(loop.items.first, "for"), let head = loop.items.dropFirst().first, head.shape == .parentheses
    else { return nil }
    let words = (head.first + 1..<max(head.last, head.first + 1)).map { file.word($0) }
    let parts = words.split(separator: ";", omittingEmptySubsequences: false).map(Array.init)
    guard parts.count == 3, parts[0].dropLast().last == "=", let first = parts[0].last.flatMap(Int.init),
      let last = parts[1].last.flatMap(Int.init), parts[2].joined().contains("++"), abs(first) < 1 << 32,
      abs(last) < 1 << 32
    else { return nil }
    switch parts[1].dropFirst().dropLast().joined() {
    case "<": return max(0, last - first)
    case "<=": return max(0, last - first + 1)
    default: return nil
    }
  }

  /// The functions to which the blocks around the place are passed; for messages, the receivers if
  /// they are names.
  private var blockOwners: [String] {
    let block = frames.lastIndex { $0.holdsStatements } ?? 0
    return (0..<block).compactMap { index in
      switch frames[index].role {
      case .brackets: frames[index].items.first.flatMap(name)
      case .parentheses: functionName(before: index)
      case .file, .declarations, .function, .statements, .values: nil
      }
    }
  }

  /// Returns the name of the function whose parentheses are open, or the kind of queue that it is
  /// passed.
  private func functionName(before index: Int) -> String? {
    let name = frames[max(index - 1, 0)].items.last.flatMap(name)
    guard let name, name.hasPrefix("dispatch_") else { return name }
    let words = frames[index].items.filter { $0.shape == .token }.map { file.word($0.first) }
    if words.contains("dispatch_get_main_queue") { return "main.async" }
    return words.contains("dispatch_get_global_queue") ? "global.async" : name
  }

  /// Parses a message; the receiver is everything before the selector's first part.
  private func message(_ items: [ObjectiveCItem]) -> Message? {
    let colons = selectorColons(in: items)
    guard let firstColon = colons.first else { return unaryMessage(items) }
    var pieces: [(name: Int, colon: Int)] = []
    for colon in colons {
      let hasName = colon > 0 && name(items[colon - 1]) != nil && (pieces.last?.colon ?? 0) < colon - 1
      pieces.append((hasName ? colon - 1 : colon, colon))
    }
    guard let start = pieces.first?.name, start > 0, start == firstColon - 1 else { return nil }
    let ends = pieces.dropFirst().map(\.name) + [items.endIndex]
    let selector = pieces.map { $0.name < $0.colon ? (name(items[$0.name]) ?? "") + ":" : ":" }.joined()
    return Message(
      receiver: Array(items[..<start]), selector: selector, nameIndex: items[start].first,
      arguments: zip(pieces, ends).map { Array(items[($0.colon + 1)..<max($1, $0.colon + 1)]) })
  }

  private func unaryMessage(_ items: [ObjectiveCItem]) -> Message? {
    guard items.count > 1, let last = items.last, let selector = name(last) else { return nil }
    let before = items[items.count - 2]
    let isReceiverEnd =
      before.shape != .token || name(before) != nil || file.tokens[before.first].kind == .string
    guard isReceiverEnd else { return nil }
    return Message(
      receiver: Array(items.dropLast()), selector: selector, nameIndex: last.first, arguments: [])
  }

  /// Returns the colons that don't belong to a preceding question mark.
  private func selectorColons(in items: [ObjectiveCItem]) -> [Int] {
    var openChoices = 0
    return items.indices.filter { index in
      if isWord(items[index], "?") { openChoices += 1 }
      guard isWord(items[index], ":") else { return false }
      if openChoices == 0 { return true }
      openChoices -= 1
      return false
    }
  }

  private func resultClue(of message: Message) -> TypeClue {
    let receiver = clue(of: message.receiver)
    if message.selector.hasPrefix("init"), let type = receiver.typeName { return .instance(type) }
    return memberClue(message.selector, of: receiver)
  }

  private func receiver(_ items: [ObjectiveCItem]) -> EvidenceFinder.Receiver {
    if items.count == 1, isWord(items.first, "self") { return .selfObject }
    if items.count == 1, isWord(items.first, "super") { return .superObject }
    return .expression(text: quote(items), clue: clue(of: items))
  }

  private var finder: EvidenceFinder { EvidenceFinder(declared: declared, enclosingType: scope.type) }

  private mutating func read(_ message: Message) {
    let receiver = receiver(message.receiver)
    if readConstruction(message, receiver) || readSetter(message, receiver) { return }
    let methods = LocationVocabulary.all.methods(withSelector: message.selector)
    let properties = LocationVocabulary.all.members(named: message.selector).filter { $0.kind == .property }
    let members = isClassMessage(receiver) || properties.isEmpty ? methods : properties
    guard let member = members.first, let evidence = finder.evidence(for: members, of: receiver) else {
      return
    }
    let arguments = zip(
      member.labels + Array(repeating: nil, count: message.arguments.count), message.arguments
    )
    .map { SourceArgument(label: $0, value: value(of: $1)) }
    facts.append(
      fact(
        member.kind == .method ? .call : .read, member.name, receiver: quote(message.receiver), evidence,
        arguments: arguments, at: message.nameIndex))
  }

  private func isClassMessage(_ receiver: EvidenceFinder.Receiver) -> Bool {
    guard case .expression(_, .metatype) = receiver else { return false }
    return true
  }

  /// Reads "alloc", "new" and the factory methods of newer classes.
  private mutating func readConstruction(_ message: Message, _ receiver: EvidenceFinder.Receiver) -> Bool {
    guard case .expression(_, .metatype(let type)) = receiver, let name = declared.appleAncestor(of: type)
    else {
      return false
    }
    let factory = LocationVocabulary.all.methods(withSelector: message.selector).first { $0.name == "init" }
    guard ["alloc", "new"].contains(message.selector) || factory != nil else { return false }
    let arguments = zip(factory?.labels ?? [], message.arguments)
      .map { SourceArgument(label: $0, value: value(of: $1)) }
    let place = message.receiver.last?.first ?? message.nameIndex
    facts.append(
      fact(.construction, name, name == type ? .none : .otherType(type), arguments: arguments, at: place))
    return true
  }

  /// Reads "setDelegate:" and similar messages.
  private mutating func readSetter(_ message: Message, _ receiver: EvidenceFinder.Receiver) -> Bool {
    guard message.arguments.count == 1, message.selector.hasPrefix("set"),
      let initial = message.selector.dropFirst(3).first, let argument = message.arguments.first
    else { return false }
    let name = initial.lowercased() + message.selector.dropFirst(4).dropLast()
    let members = LocationVocabulary.all.members(named: name).filter { $0.kind == .property }
    guard !members.isEmpty, let evidence = finder.evidence(for: members, of: receiver) else { return false }
    facts.append(
      fact(
        .assignment, name, receiver: quote(message.receiver), evidence, value: value(of: argument),
        at: message.nameIndex))
    return true
  }

  /// Reads properties that are read or assigned with a dot, calls of C functions, and selectors.
  mutating func readAccesses(_ items: [ObjectiveCItem]) {
    for index in items.indices {
      if name(items[index]) != nil, items.indices.contains(index + 1), items[index + 1].shape == .parentheses
      {
        let group = items[index + 1]
        noteFunction(file.word(items[index].first), hasArguments: group.last > group.first + 1)
      } else if isWord(items[index], "@selector"), items.indices.contains(index + 1) {
        readSelector(items[index + 1])
      } else if index > 0, isWord(items[index - 1], "."), let name = name(items[index]) {
        readProperty(name, at: index, in: items)
      }
    }
  }

  /// Keywords that parentheses follow.
  private static let statementWords: Set<String> = ["if", "while", "for", "switch", "return"]

  private mutating func noteFunction(_ name: String, hasArguments: Bool) {
    guard types.isInsideMethod, !Self.statementWords.contains(name) else { return }
    types.add(
      site: CallSite(
        name: name, receiverType: nil, conditions: conditions(before: nil), closureOwners: blockOwners,
        hasArguments: hasArguments))
  }

  private mutating func readProperty(_ name: String, at index: Int, in items: [ObjectiveCItem]) {
    let members = LocationVocabulary.all.members(named: name)
    guard !members.isEmpty else { return }
    let path = Array(items[pathStart(before: index - 1, in: items)..<(index - 1)])
    let receiver = receiver(path)
    let properties = members.filter { $0.kind == .property }
    let isMethod = properties.isEmpty || isClassMessage(receiver)
    let used = isMethod ? members.filter { $0.kind == .method } : properties
    guard !used.isEmpty, let evidence = finder.evidence(for: used, of: receiver) else { return }
    var value: SourceValue?
    if items.indices.contains(index + 1), isWord(items[index + 1], "="), !isMethod,
      !(items.indices.contains(index + 2) && isWord(items[index + 2], "="))
    {
      value = self.value(of: Array(items[(index + 2)...].prefix { !isWord($0, ",") }))
    }
    let kind: SourceFact.Kind = isMethod ? .call : value == nil ? .read : .assignment
    facts.append(
      fact(kind, name, receiver: quote(path), evidence, value: value, at: items[index].first, item: index))
  }

  /// Returns the start of the expression before a dot, which can consist of names, groups and dots.
  private func pathStart(before dot: Int, in items: [ObjectiveCItem]) -> Int {
    var start = dot
    for _ in 0..<Self.pathLimit {
      guard let before = operandStart(before: start, in: items) else { return start }
      start = before
      if start > 0, isWord(items[start - 1], ".") {
        start -= 1
      } else if start > 1, isWord(items[start - 1], ">"), isWord(items[start - 2], "-") {
        start -= 2
      } else {
        return start
      }
    }
    return start
  }

  /// Returns the start of the name, call or group that ends at a place.
  private func operandStart(before end: Int, in items: [ObjectiveCItem]) -> Int? {
    guard end > 0 else { return nil }
    if isOperandName(items[end - 1]) { return end - 1 }
    guard items[end - 1].shape != .token else { return nil }
    return end > 1 && isOperandName(items[end - 2]) ? end - 2 : end - 1
  }

  private func isOperandName(_ item: ObjectiveCItem) -> Bool {
    name(item).map { !Self.keywords.contains($0) } ?? false
  }

  private static let pathLimit = 32
  private static let keywords: Set<String> = [
    "return", "else", "if", "while", "for", "in", "case", "switch", "do", "sizeof",
  ]

  private static let inquiries: Set<String> = ["respondsToSelector", "instancesRespondToSelector"]

  /// Reads the method in a selector expression.
  private mutating func readSelector(_ group: ObjectiveCItem) {
    guard group.shape == .parentheses else { return }
    let selector = (group.first + 1..<max(group.last, group.first + 1)).map { file.word($0) }.joined()
    let methods = LocationVocabulary.all.methods(withSelector: selector)
    guard let method = methods.first, method.reach == .distinctive else { return }
    // The group follows the message's name, a colon and @selector.
    let isInquiry = group.first > 2 && Self.inquiries.contains(file.word(group.first - 3))
    facts.append(fact(isInquiry ? .inquiry : .reference, method.name, .unknown, at: group.first + 1))
  }
}
