extension ObjectiveCFlowReader {
  /// An operator between operands.
  typealias Operator = (text: String, range: Range<Int>)

  /// Returns the tokens outside of groups, including those that open one.
  func topLevel(_ range: Range<Int>) -> [Int] {
    var all: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      all.append(index)
      index = closings[index] + 1
    }
    return all
  }

  /// Returns the parts between commas.
  func split(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var angles = 0
    for index in topLevel(range) {
      if file.isMark(index, "<") { angles += 1 }
      if file.isMark(index, ">") { angles = max(0, angles - 1) }
      guard file.isMark(index, ","), angles == 0 else { continue }
      parts.append(start..<index)
      start = index + 1
    }
    return (parts + [start..<range.upperBound]).filter { !$0.isEmpty }
  }

  private static let longOperators = [
    "<<=", ">>=", "==", "!=", "<=", ">=", "&&", "||", "+=", "-=", "*=", "/=", "|=", "&=", "->", "<<", ">>",
    "++",
    "--", "::",
  ]

  /// Returns the operators outside of groups, in order.
  func operators(in range: Range<Int>) -> [Operator] {
    var all: [Operator] = []
    var next = range.lowerBound
    for index in topLevel(range) where index >= next {
      guard let mark = file.mark(index), !"([{,;@".contains(mark) else { continue }
      let long = Self.longOperators.first { text in
        text.enumerated().allSatisfy { offset, character in
          index + offset < range.upperBound && file.isMark(index + offset, character)
            && (offset == 0
              || file.tokens[index + offset - 1].range.upperBound
                == file.tokens[index + offset].range.lowerBound)
        }
      }
      let text = long ?? String(mark)
      next = index + text.count
      all.append((text, index..<next))
    }
    return all
  }

  /// Returns the expression in a range.
  func expression(_ range: Range<Int>) -> FlowExpression {
    guard let inner, let first = range.first else { return .other([], text: "") }
    if file.isMark(first, "("), closings[first] == range.upperBound - 1, range.count > 2 {
      return inner.expression(inside(first))
    }
    let operators = operators(in: range)
    guard !operators.isEmpty else { return inner.operand(range) }
    if let place = operators.first(where: { $0.text == "=" })?.range {
      let isSelf = place.lowerBound == first + 1 && file.name(first) == "self"
      return isSelf ? .boolean(true) : inner.expression(place.upperBound..<range.upperBound)
    }
    return inner.choice(range, operators) ?? inner.logic(range, operators)
      ?? inner.comparison(range, operators) ?? inner.arithmetic(range, operators) ?? inner.unary(range)
  }

  private func choice(_ range: Range<Int>, _ operators: [Operator]) -> FlowExpression? {
    guard let mark = operators.firstIndex(where: { $0.text == "?" }) else { return nil }
    var open = 0
    let colon = operators[(mark + 1)...].first { found in
      if found.text == "?" { open += 1 }
      guard found.text == ":" else { return false }
      open -= 1
      return open < 0
    }
    guard let colon else { return nil }
    let condition = expression(range.lowerBound..<operators[mark].range.lowerBound)
    let second = operators[mark].range.upperBound..<colon.range.lowerBound
    return .choice(
      condition, second.isEmpty ? condition : expression(second),
      expression(colon.range.upperBound..<range.upperBound))
  }

  private func parts(_ range: Range<Int>, at operators: [Operator]) -> [FlowExpression] {
    var start = range.lowerBound
    var parts: [FlowExpression] = []
    for place in operators.map(\.range) {
      parts.append(expression(start..<max(start, place.lowerBound)))
      start = place.upperBound
    }
    return parts + [expression(start..<max(start, range.upperBound))]
  }

  private func logic(_ range: Range<Int>, _ operators: [Operator]) -> FlowExpression? {
    let alternatives = operators.filter { $0.text == "||" }
    if !alternatives.isEmpty { return .any(parts(range, at: alternatives)) }
    let joined = operators.filter { $0.text == "&&" }
    return joined.isEmpty ? nil : .all(parts(range, at: joined))
  }

  private func comparison(_ range: Range<Int>, _ operators: [Operator]) -> FlowExpression? {
    let text = file.quote(range.lowerBound, range.upperBound - 1)
    if let place = operators.first(where: { $0.text == "==" || $0.text == "!=" }) {
      return .comparison(
        expression(range.lowerBound..<place.range.lowerBound), isEqual: place.text == "==",
        expression(place.range.upperBound..<range.upperBound))
    }
    guard let place = operators.first(where: { ["<", ">", "<=", ">="].contains($0.text) }) else { return nil }
    // A check of the release is evaluated for the newest one.
    if Self.releases.contains(where: text.contains) { return .boolean(place.text.hasPrefix(">")) }
    return .other(parts(range, at: [place]), text: text)
  }

  private static let releases = [
    "systemVersion", "NSFoundationVersionNumber", "SYSTEM_VERSION", "IOS_VERSION",
  ]

  private static let arithmetic: Set<String> = [
    "+", "-", "*", "/", "%", "|", "&", "<<", ">>", "+=", "-=", "*=", "/=", "|=", "&=",
  ]

  private func arithmetic(_ range: Range<Int>, _ operators: [Operator]) -> FlowExpression? {
    let between = operators.filter {
      Self.arithmetic.contains($0.text) && $0.range.lowerBound > range.lowerBound
        && $0.range.upperBound < range.upperBound
        && (file.mark($0.range.lowerBound - 1).map { ")]}".contains($0) } ?? true)
    }
    guard !between.isEmpty else { return nil }
    return .other(parts(range, at: between), text: file.quote(range.lowerBound, range.upperBound - 1))
  }

  private func unary(_ range: Range<Int>) -> FlowExpression {
    let first = range.lowerBound
    let rest = (first + 1)..<range.upperBound
    if file.isMark(first, "!") { return .not(expression(rest)) }
    if file.isMark(first, "&") || file.isMark(first, "*") { return expression(rest) }
    if file.isMark(first, "-") || file.isMark(first, "+") || file.isMark(first, "~") {
      return .other(rest.isEmpty ? [] : [expression(rest)], text: file.quote(first, range.upperBound - 1))
    }
    return operand(range)
  }

  // MARK: - Operands

  /// Returns a name, a literal, a message or a call, with its member accesses.
  private func operand(_ range: Range<Int>) -> FlowExpression {
    guard let (start, next) = primary(range) else {
      return .other([], text: file.quote(range.lowerBound, range.upperBound - 1))
    }
    var value = start
    var index = next
    while index < range.upperBound {
      if file.isMark(index, ".") || file.isMark(index, "-") && file.isMark(index + 1, ">") {
        let name = file.isMark(index, ".") ? index + 1 : index + 2
        guard let member = file.name(name) else { break }
        value = self.member(member, of: value, at: name)
        index = name + 1
      } else if file.isMark(index, "("), closings[index] < range.upperBound {
        value = call(value, index, from: range.lowerBound)
        index = closings[index] + 1
      } else if file.isMark(index, "["), closings[index] < range.upperBound {
        value = .element(
          value, [expression(inside(index))],
          text: file.quote(range.lowerBound, closings[index]))
        index = closings[index] + 1
      } else {
        break
      }
    }
    return value
  }

  private func primary(_ range: Range<Int>) -> (value: FlowExpression, next: Int)? {
    guard let first = range.first else { return nil }
    let after = first + 1
    switch file.tokens[first].kind {
    case .number, .string, .character: return (.literal(file.quote(first, first)), after)
    case .atKeyword: return keyword(first)
    case .directive: return nil
    case .identifier:
      if file.word(first) == "__builtin_available", after < range.upperBound {
        return (.boolean(true), closings[after] + 1)
      }
      return (named(file.word(first)), after)
    case .mark: break
    }
    let close = closings[first]
    if file.isMark(first, "[") { return (message(inside(first)), close + 1) }
    if file.isMark(first, "^") { return block(first, range) }
    if file.isMark(first, "@"), after < range.upperBound { return boxed(after) }
    guard file.isMark(first, "(") else { return nil }
    if isCast(inside(first)), close + 1 < range.upperBound {
      return (operand((close + 1)..<range.upperBound), range.upperBound)
    }
    return (expression(inside(first)), close + 1)
  }

  private func isCast(_ range: Range<Int>) -> Bool {
    guard let last = range.last, let first = file.name(range.lowerBound) else { return false }
    if file.isMark(last, "*") || file.isMark(last, ">") { return true }
    return range.allSatisfy { file.name($0) != nil }
      && (range.count > 1 || first == "id" || first.first?.isUppercase == true || first == "int"
        || first == "float" || first == "double" || first == "long" || first == "void")
  }

  private func keyword(_ index: Int) -> (value: FlowExpression, next: Int)? {
    switch file.word(index) {
    case "@YES", "@true": return (.boolean(true), index + 1)
    case "@NO", "@false": return (.boolean(false), index + 1)
    // The code is analyzed for the newest release.
    case "@available": return (.boolean(true), closings[min(index + 1, closings.count - 1)] + 1)
    default:
      let end = file.isMark(index + 1, "(") ? closings[index + 1] : index
      return (.other([], text: file.quote(index, end)), end + 1)
    }
  }

  /// Returns the contents of a boxed expression: a value, an array or a dictionary.
  private func boxed(_ open: Int) -> (value: FlowExpression, next: Int)? {
    guard "([{".contains(file.mark(open) ?? " ") else { return nil }
    let next = closings[open] + 1
    if file.isMark(open, "(") { return (expression(inside(open)), next) }
    if file.isMark(open, "[") { return (.list(split(inside(open)).map(expression)), next) }
    let values = split(inside(open)).map { entry in
      let colon = entry.first { file.isMark($0, ":") }
      return expression((colon.map { $0 + 1 } ?? entry.lowerBound)..<entry.upperBound)
    }
    return (.other(values, text: file.quote(open, closings[open])), next)
  }

  private func block(_ caret: Int, _ range: Range<Int>) -> (value: FlowExpression, next: Int)? {
    guard let open = (caret..<range.upperBound).first(where: { file.isMark($0, "{") }) else { return nil }
    let group = (caret..<open).last { file.isMark($0, "(") && closings[$0] == open - 1 }
    let parameters = group.map { split(inside($0)) } ?? []
    let body = inside(open)
    let position = file.position(caret)
    let closure = FlowClosure(
      parameters: parameters.compactMap { declarators(in: $0).first?.name },
      body: statements(in: body), names: names(in: body), line: position.line, column: position.column)
    return (.closure(closure), closings[open] + 1)
  }

  /// Returns the expression for a name.
  private func named(_ name: String) -> FlowExpression {
    switch name {
    case "nil", "NULL", "Nil", "nullptr": return .nothing
    case "YES", "true", "TRUE": return .boolean(true)
    case "NO", "false", "FALSE": return .boolean(false)
    default: break
    }
    if name.hasSuffix("_OR_LATER") { return .boolean(true) }
    for prefix in ["kCLError", "CLAccuracyAuthorization"]
    where name.hasPrefix(prefix) && name.count > prefix.count {
      let rest = name.dropFirst(prefix.count)
      return .implicitMember(rest.prefix(1).lowercased() + rest.dropFirst())
    }
    // The instance variable of a property, unless a local name shadows it.
    if name.hasPrefix("_"), name.count > 1, !name.hasPrefix("__") {
      return .member(.name("self"), String(name.dropFirst()))
    }
    return .name(name)
  }

  /// Foundation's properties that have other names in Swift's arrays.
  static let members = ["lastObject": "last", "firstObject": "first"]

  private func member(_ name: String, of value: FlowExpression, at index: Int) -> FlowExpression {
    // A member of a class is a method there.
    if case .name(let type) = value, type.first?.isUppercase == true, !Self.givesOnlyObject(name) {
      if name == "new" { return create(type, [], at: index, text: type + ".new") }
      return .call(
        FlowCall(
          callee: .member(value, name), arguments: [], line: file.position(index).line,
          text: type + "." + name))
    }
    if name == "init", case .call(let allocated) = value,
      case .member(.name(let type), "alloc") = allocated.callee
    {
      return create(type, [], at: index, text: allocated.text + ".init")
    }
    if value == .name("self"), getters.contains(name) {
      return .call(
        FlowCall(
          callee: .member(value, name), arguments: [], line: file.position(index).line, text: "self." + name))
    }
    return .member(value, Self.members[name] ?? name)
  }

  func create(
    _ type: String, _ arguments: [FlowCall.Argument], at index: Int, text: String
  ) -> FlowExpression {
    .call(
      FlowCall(callee: .name(type), arguments: arguments, line: file.position(index).line, text: text))
  }

  private func call(_ callee: FlowExpression, _ open: Int, from start: Int) -> FlowExpression {
    let arguments = split(inside(open)).map {
      FlowCall.Argument(label: nil, value: expression($0), isTrailing: false)
    }
    var callee = callee
    if case .name(let name) = callee {
      if Self.releases.contains(where: name.contains) { return .boolean(!name.contains("LESS")) }
      callee = .name(Self.renamed[name] ?? name)
    }
    return .call(
      FlowCall(
        callee: callee, arguments: arguments, line: file.position(open - 1).line,
        text: file.quote(start, closings[open])))
  }
}
