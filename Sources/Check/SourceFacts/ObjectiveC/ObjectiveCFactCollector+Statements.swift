extension ObjectiveCFactCollector {
  /// Returns the text of an item that is a single token and not a literal.
  func word(_ item: ObjectiveCItem?) -> String? {
    guard let item, item.shape == .token, file.tokens[item.first].kind != .string else { return nil }
    return file.word(item.first)
  }

  /// Returns whether an item is a word or punctuation mark.
  func isWord(_ item: ObjectiveCItem?, _ text: String) -> Bool {
    word(item) == text
  }

  /// Returns an item's name, if it is one.
  func name(_ item: ObjectiveCItem?) -> String? {
    guard let item, item.shape == .token, file.tokens[item.first].kind == .identifier else { return nil }
    return file.word(item.first)
  }

  /// Returns the text of items.
  func quote(_ items: some BidirectionalCollection<ObjectiveCItem>) -> String {
    guard let first = items.first, let last = items.last else { return "" }
    return file.quote(first.first, last.last)
  }

  /// Ends a statement, and reads its assignments, uses and declarations.
  mutating func endStatement() {
    let items = frame.items
    if isInInterface || frame.role == .declarations || !scope.isInsideFunction {
      readDeclaration(items)
    } else {
      declareLocals(items)
    }
    readAccesses(items)
    let isConditional = isWord(items.first, "if") || isWord(items.first, "else")
    frame.lastConditions =
      isConditional ? statementConditions(frame, before: 0).suffix(SourceScope.conditionLimit) : []
    noteExit(of: items)
    frame.items = []
  }

  private static let exitWords: Set<String> = ["return", "continue", "break", "@throw", "throw"]

  /// Records whether a statement exits its block, and the condition that holds after an if
  /// statement that does.
  private mutating func noteExit(of items: [ObjectiveCItem]) {
    guard let first = items.first else { return }
    let condition = isWord(first, "if") ? items.dropFirst().first : nil
    let body = condition == nil ? first : items.dropFirst(2).first
    let leaves =
      body.flatMap(word).map(Self.exitWords.contains) ?? (body?.shape == .braces && frame.lastLeaves)
    if leaves, let condition, condition.shape == .parentheses,
      frame.exits.count < SourceScope.conditionLimit
    {
      frame.exits.append("!" + inside(condition))
    }
    frame.lastLeaves = leaves && condition == nil
  }

  /// Whether the current colon ends the label of a case.
  var endsLabel: Bool {
    guard frame.role == .statements, let first = frame.items.first else { return false }
    return isWord(first, "case") || isWord(first, "default")
  }

  /// Reads the label of a case; consecutive labels are joined.
  mutating func endLabel() {
    let label = label(quote(frame.items))
    let isJoined = frame.caseLabel != nil && file.isMark(frame.items[0].first - 1, ":")
    let previous = isJoined ? (frame.caseLabel ?? "") + ", " : ""
    frame.exits = []
    frame.caseLabel = previous + (isJoined && label.hasPrefix("case ") ? String(label.dropFirst(5)) : label)
    frame.items = []
  }

  /// The maximum length of the labels that are kept to determine the meaning of a default.
  private static let labelLimit = 512

  /// Returns a label as written; the default of a switch over the authorization status is replaced
  /// by the remaining cases.
  private mutating func label(_ text: String) -> String {
    if text.hasPrefix("case "), frame.labels.utf8.count < Self.labelLimit { frame.labels += text + ", " }
    let left = text == "default" ? AuthorizationCases.left(by: frame.labels) : []
    guard !left.isEmpty else { return text }
    let names = left.map { "kCLAuthorizationStatus" + $0.prefix(1).uppercased() + $0.dropFirst() }
    return "case " + names.joined(separator: ", ")
  }

  /// Returns the conditions at the place, or before an item of the innermost frame, outermost
  /// first.
  func conditions(before item: Int?) -> [String] {
    var all: [String] = []
    var subject = ""
    for (index, frame) in frames.enumerated() {
      if let label = frame.caseLabel { all.append(label + " = " + subject) }
      all += frame.exits
      let end = index == frames.indices.last ? item : nil
      all += statementConditions(frame, before: end ?? frame.items.count)
      subject = switchSubject(frame) ?? subject
      if all.count >= SourceScope.conditionLimit { break }
    }
    return Array(all.prefix(SourceScope.conditionLimit))
  }

  private func switchSubject(_ frame: ObjectiveCFrame) -> String? {
    guard frame.items.count == 2, isWord(frame.items[0], "switch") else { return nil }
    return inside(frame.items[1])
  }

  /// Returns the condition at the start of the statement around an item, and that of the
  /// conditional expression that contains it.
  private func statementConditions(_ frame: ObjectiveCFrame, before end: Int) -> [String] {
    let start = frame.holdsStatements ? statementConditions(frame) : []
    guard frame.role != .brackets, let choice = choice(in: frame.items[..<end].suffix(Self.choiceLimit))
    else {
      return start
    }
    return start + [choice]
  }

  /// The maximum number of items to search backward for a question mark.
  private static let choiceLimit = 64

  private func statementConditions(_ frame: ObjectiveCFrame) -> [String] {
    var conditions: [String] = []
    var rest = frame.items[...]
    if isWord(rest.first, "else") {
      rest = rest.dropFirst()
      conditions = frame.lastConditions.dropLast() + (frame.lastConditions.last.map { ["!" + $0] } ?? [])
    }
    while isWord(rest.first, "if") || isWord(rest.first, "while"), let group = rest.dropFirst().first,
      group.shape == .parentheses
    {
      conditions.append(inside(group))
      rest = rest.dropFirst(2)
    }
    return conditions
  }

  /// Returns the condition of the conditional expression whose branch comes next.
  private func choice(in items: ArraySlice<ObjectiveCItem>) -> String? {
    guard let mark = items.lastIndex(where: { isWord($0, "?") }) else { return nil }
    let start = items[..<mark].lastIndex { isWord($0, "=") || isWord($0, "return") }
    let text = quote(items[(start.map { $0 + 1 } ?? items.startIndex)..<mark])
    return items[mark...].contains { isWord($0, ":") } ? "!" + text : text
  }

  private func inside(_ group: ObjectiveCItem) -> String {
    file.quote(group.first + 1, group.last - 1)
  }

  /// Declares the names of "Type *name = value" and of "id name = value".
  mutating func declareLocals(_ items: [ObjectiveCItem]) {
    guard let declaration = ObjectiveCDeclaration(items, in: self) else { return }
    let literal = declaration.value.count == 1 ? value(of: declaration.value) : nil
    var type = declaration.type
    if type == nil, case .instance(let found) = clue(of: declaration.value) { type = found }
    scope.declare(
      declaration.name,
      .init(
        type: type, value: literal.flatMap { Self.constant($0) },
        isTemporary: isNewManager(declaration, in: items) && scope.takeLifetime()
          && isHeld(by: declaration.name, after: items)))
  }

  /// Returns a value if it is a literal; nil for a name or an expression.
  static func constant(_ value: SourceValue) -> SourceValue? {
    switch value {
    case .boolean, .string, .number: value
    case .name, .other: nil
    }
  }

  /// Returns the value of items.
  func value(of items: [ObjectiveCItem]) -> SourceValue {
    guard let first = items.first, let last = items.last else { return .other("") }
    if items.count == 2, isWord(first, "-"), last.shape == .token,
      case .number(let number)? = ObjectiveCFile.literal(file.tokens[last.first], in: file.text.bytes)
    {
      return .number(-number)
    }
    guard items.count == 1, first.shape == .token else {
      let isPath = items.allSatisfy { name($0) != nil || isWord($0, ".") }
      return isPath ? .name(name(last) ?? "") : .other(quote(items))
    }
    if let literal = ObjectiveCFile.literal(file.tokens[first.first], in: file.text.bytes) { return literal }
    guard let name = name(first) else { return .other(quote(items)) }
    if let local = scope.local(name) { return local.value ?? .name(name) }
    return declared.constant(name, of: nil, inside: scope.type) ?? .name(name)
  }
}
