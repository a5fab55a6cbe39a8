/// Statements of scripts.
extension ScriptParser {
  typealias Step = (statement: FlowStatement, next: Int)

  /// Reads the statements of a body.
  mutating func statements(in range: Range<Int>) -> [FlowStatement] {
    nested { $0.allStatements(in: range) } ?? [.unread]
  }

  private mutating func allStatements(in range: Range<Int>) -> [FlowStatement] {
    var found: [FlowStatement] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if isMark(index, ";") || isMark(index, ",") || isMark(index, "}") || isMark(index, ")") {
        index += 1
        continue
      }
      let read = statement(index, in: range.upperBound)
      found += read.statements
      index = max(read.next, index + 1)
      guard let end = read.statements.last?.endOnIPhone(line(index)) else { continue }
      leaveOut(index..<range.upperBound)
      return found + end
    }
    return found
  }

  /// Reads a statement, or those in braces.
  private mutating func block(_ start: Int, in end: Int) -> (body: [FlowStatement], next: Int) {
    if isMark(start, "{"), start < end {
      let last = close(start, in: end)
      return (statements(in: (start + 1)..<max(last, start + 1)), last + 1)
    }
    guard start < end else { return ([], end) }
    let read = nested { $0.statement(start, in: end) } ?? (statements: [.unread], next: end)
    return (read.statements, isMark(read.next, ";") ? read.next + 1 : read.next)
  }

  private mutating func statement(_ start: Int, in end: Int) -> (statements: [FlowStatement], next: Int) {
    if isMark(start, "{") {
      let body = block(start, in: end)
      return ([.branch([], then: body.body, otherwise: [])], body.next)
    }
    if isMark(start, "@") {
      return ([], isMark(start + 2, "(") ? close(start + 2, in: end) + 1 : start + 2)
    }
    guard let name = word(start) else { return expressionStatement(start, in: end) }
    switch name {
    case "if" where isMark(start + 1, "("): return one(condition(start, in: end))
    case "for" where isMark(start + 1, "("): return one(loop(start + 1, in: end))
    case "await" where word(start + 1) == "for" && isMark(start + 2, "("):
      return one(loop(start + 2, in: end))
    case "while" where isMark(start + 1, "("): return one(whileLoop(start, in: end))
    case "do" where isMark(start + 1, "{"):
      let body = block(start + 1, in: end)
      let last = isMark(body.next + 1, "(") ? close(body.next + 1, in: end) + 1 : body.next
      return ([.branch([], then: body.body, otherwise: [])], last)
    case "switch" where isMark(start + 1, "("): return one(selection(start, in: end))
    case "try" where isMark(start + 1, "{"): return one(handled(start, in: end))
    case "return": return one(result(start, in: end))
    // All of a stream is what a generator hands out.
    case "yield" where isDart && isMark(start + 1, "*"): return one(result(start + 1, in: end))
    case "throw":
      let error = expression(start + 1, in: end)
      return ([.failure(error.value, line: line(start))], error.next)
    case "rethrow": return ([.failure(.name(FlowStatement.error), line: line(start))], start + 1)
    case "break", "continue":
      return ([.jump], word(start + 1) != nil && !beginsLine(start + 1) ? start + 2 : start + 1)
    case "assert" where isMark(start + 1, "("): return ([], close(start + 1, in: end) + 1)
    case "import", "else", "case", "default":
      // What belongs to a statement that wasn't understood.
      return ([], start + 1)
    case "export": return statement(start + 1, in: end)
    case "function": return function(start, in: end)
    case "async" where word(start + 1) == "function": return function(start + 1, in: end)
    case "type", "interface", "declare", "enum", "namespace":
      if !isDart, word(start + 1) != nil { return ([], endOfDeclaration(start, in: end)) }
    case "const", "let", "var", "final", "late": return declarations(start, in: end)
    default: break
    }
    return localDeclaration(start, in: end) ?? expressionStatement(start, in: end)
  }

  private func one(_ step: Step) -> (statements: [FlowStatement], next: Int) { ([step.statement], step.next) }

  /// Returns the index after a declaration of types only.
  private func endOfDeclaration(_ start: Int, in end: Int) -> Int {
    var index = start + 1
    while index < end {
      if isMark(index, "{") || isMark(index, "(") || isMark(index, "[") {
        let isBody = isMark(index, "{")
        index = close(index, in: end) + 1
        if isBody { return index }
        continue
      }
      if isMark(index, ";") { return index }
      index += 1
    }
    return end
  }

  private mutating func expressionStatement(_ start: Int, in end: Int) -> (
    statements: [FlowStatement], next: Int
  ) {
    let read = expression(start, in: end)
    if let assigned = assignment(of: read, in: end) { return one(assigned) }
    return ([.expression(read.value)], read.next)
  }

  /// Reads the rest of an assignment whose target was read; nil if it is none.
  mutating func assignment(of target: Read, in end: Int) -> Step? {
    let index = target.next
    guard index < end else { return nil }
    if isMark(index, "="), !isMark(index + 1, "="), !isSign(index, "=>") {
      let value = expression(index + 1, in: end)
      // a = b = c
      let more = nested { $0.assignment(of: value, in: end) } ?? nil
      let assigned = FlowStatement.assignment(target.value, value.value, line: line(max(index - 1, 0)))
      guard let more else { return (assigned, value.next) }
      return (.branch([], then: [more.statement, assigned], otherwise: []), more.next)
    }
    for sign in ["??=", "||=", "&&=", "+=", "-=", "*=", "/="] where isSign(index, sign) {
      let value = expression(index + sign.utf8.count, in: end)
      let whole =
        sign == "??="
        ? FlowExpression.fallback(target.value, value.value)
        : .other([target.value, value.value], text: sign)
      return (.assignment(target.value, whole, line: line(max(index - 1, 0))), value.next)
    }
    return nil
  }

  private mutating func result(_ start: Int, in end: Int) -> Step {
    let next = start + 1
    if next >= end || isMark(next, ";") || isMark(next, "}") || !isDart && beginsLine(next) {
      return (.result(nil, line: line(start)), next)
    }
    let value = expression(next, in: end)
    // return _running ??= _find();
    if let assigned = assignment(of: value, in: end) {
      return (
        .branch([], then: [assigned.statement, .result(value.value, line: line(start))], otherwise: []),
        assigned.next
      )
    }
    return (.result(value.value, line: line(start)), value.next)
  }

  // MARK: - Conditions

  private mutating func conditions(_ open: Int, in end: Int) -> (conditions: [FlowCondition], next: Int) {
    let last = close(open, in: end)
    let inside = expressions(in: (open + 1)..<max(last, open + 1))
    let value: FlowExpression = inside.count == 1 ? inside[0] : .other(inside, text: text((open + 1)..<last))
    return ([.holds(value)], last + 1)
  }

  private mutating func condition(_ start: Int, in end: Int) -> Step {
    let head = conditions(start + 1, in: end)
    let then = block(head.next, in: end)
    let hasOther = word(then.next) == "else" && then.next < end
    let other = hasOther ? block(then.next + 1, in: end) : (body: [], next: then.next)
    if case .holds(.boolean(let holds))? = head.conditions.first {
      leaveOut(holds ? then.next..<other.next : head.next..<then.next)
      let body = holds ? then.body : other.body
      return (
        .branch(body.ends ? [.holds(.boolean(true))] : [], then: body, otherwise: []), other.next
      )
    }
    // Such a request is always refused on an iPhone, unless the condition asks for that, too.
    if names(start..<head.next).contains("PermissionsAndroid"), !(start..<head.next).contains(where: isIPhone)
    {
      leaveOut(head.next..<then.next)
    }
    return (.branch(head.conditions, then: then.body, otherwise: other.body), other.next)
  }

  private func isIPhone(_ index: Int) -> Bool {
    isMark(index, "!") || word(index) == "isIOS" || tokens[index].string == "ios"
  }

  private mutating func loop(_ open: Int, in end: Int) -> Step {
    let last = close(open, in: end)
    let inside = (open + 1)..<max(last, open + 1)
    let body = block(last + 1, in: end)
    if let sign = inside.prefix(24).first(where: { word($0) == "in" || word($0) == "of" }) {
      let sequence = expression(sign + 1, in: last)
      let name = word(sign - 1) ?? ""
      return (.loop(element: .binding(name), sequence.value, [], body: body.body), body.next)
    }
    let head = expressions(in: inside)
    let condition = FlowCondition.holds(.other(head, text: "a turn"))
    return (.loop(element: nil, nil, [condition], body: body.body), body.next)
  }

  private mutating func whileLoop(_ start: Int, in end: Int) -> Step {
    let head = conditions(start + 1, in: end)
    let body = block(head.next, in: end)
    return (.loop(element: nil, nil, head.conditions, body: body.body), body.next)
  }

  private mutating func selection(_ start: Int, in end: Int) -> Step {
    let subjectEnd = close(start + 1, in: end)
    let subject = expressions(in: (start + 2)..<max(subjectEnd, start + 2)).first ?? .nothing
    guard isMark(subjectEnd + 1, "{"), subjectEnd + 1 < end else {
      return (.expression(subject), subjectEnd + 1)
    }
    let last = close(subjectEnd + 1, in: end)
    var cases: [FlowCase] = []
    var patterns: [FlowPattern] = []
    var index = subjectEnd + 2
    while index < last {
      if word(index) == "case" {
        let value = expression(index + 1, in: last)
        patterns.append(.value(value.value))
        index = max(value.next, index + 1)
        // case A || B when c:
        while index < last, !isMark(index, ":") { index = close(index, in: last) + 1 }
        index += 1
      } else if word(index) == "default" {
        patterns.append(.anything)
        index += isMark(index + 1, ":") ? 2 : 1
      } else {
        let bodyEnd = endOfCase(index, in: last)
        if bodyEnd > index, !patterns.isEmpty {
          cases.append(FlowCase(patterns: patterns, filter: nil, body: statements(in: index..<bodyEnd)))
          patterns = []
        }
        index = max(bodyEnd, index + 1)
      }
    }
    if !patterns.isEmpty { cases.append(FlowCase(patterns: patterns, filter: nil, body: [])) }
    return (.selection(subject, cases), last + 1)
  }

  /// Reads Dart's switch with values.
  mutating func switchExpression(_ start: Int, in end: Int) -> Read {
    let subjectEnd = close(start + 1, in: end)
    let subject = expressions(in: (start + 2)..<max(subjectEnd, start + 2))
    guard isMark(subjectEnd + 1, "{"), subjectEnd + 1 < end else {
      return (.other(subject, text: "switch"), subjectEnd + 1)
    }
    let last = close(subjectEnd + 1, in: end)
    var cases: [(test: FlowExpression, value: FlowExpression)] = []
    var index = subjectEnd + 2
    while index < last {
      // `_ =>` begins no function.
      let pattern: Read =
        isSign(index + 1, "=>") && word(index) == "_" ? (.name("_"), index + 1) : expression(index, in: last)
      var test = Self.test(of: subject, by: pattern.value)
      index = max(pattern.next, index + 1)
      if word(index) == "when" {
        let filter = expression(index + 1, in: last)
        test = .all([test, filter.value])
        index = max(filter.next, index + 1)
      }
      guard isSign(index, "=>") else { continue }
      let value = expression(index + 2, in: last)
      cases.append((test, value.value))
      index = max(value.next, index + 2)
    }
    // One of the cases fits.
    let result = cases.dropLast().reversed().reduce(cases.last?.value ?? .nothing) {
      .choice($1.test, $1.value, $0)
    }
    return (result, last + 1)
  }

  /// Returns the test whether a subject fits a pattern, if that can be looked at again.
  private static func test(of subject: [FlowExpression], by pattern: FlowExpression) -> FlowExpression {
    guard subject.count == 1, subject[0].isPlain else { return .other(subject, text: "switch") }
    switch pattern {
    case .name("_"): return .boolean(true)
    case .any(let patterns): return .any(patterns.map { test(of: subject, by: $0) })
    case .call(let call):
      guard case .name(let type) = call.callee else { return .other(subject, text: "switch") }
      return .other(subject, text: "is \(type)")
    case .member, .literal, .boolean, .nothing: return .comparison(subject[0], isEqual: true, pattern)
    default: return .other(subject, text: "switch")
    }
  }

  private func endOfCase(_ start: Int, in end: Int) -> Int {
    var index = start
    while index < end, word(index) != "case", word(index) != "default" || !isMark(index + 1, ":") {
      index = close(index, in: end) + 1
    }
    return min(index, end)
  }

  /// Reads a try with its handlers, of which the first one runs that is for the error; it gets the error's name.
  private mutating func handled(_ start: Int, in end: Int) -> Step {
    let body = block(start + 1, in: end)
    var handlers: [(type: String?, body: [FlowStatement])] = []
    var index = body.next
    while index < end, word(index) == "catch" || word(index) == "on" {
      var brace = index
      while brace < end, !isMark(brace, "{") {
        brace = isMark(brace, "(") ? close(brace, in: end) + 1 : brace + 1
      }
      let type = word(index) == "on" ? endOfType(index + 1, in: brace).map { text((index + 1)..<$0) } : nil
      let handler = block(brace, in: end)
      handlers.append((type, named(error: index..<brace, in: handler.body)))
      index = max(handler.next, brace + 1)
    }
    let error = FlowExpression.name(FlowStatement.error)
    // What no handler is for is thrown on.
    let rest: [FlowStatement] =
      handlers.last?.type == nil ? [] : [.failure(error, line: line(start))]
    let failures = handlers.reversed().reduce(rest) { rest, handler in
      guard let type = handler.type else { return handler.body }
      return [.branch([.holds(.other([error], text: "is \(type)"))], then: handler.body, otherwise: rest)]
    }
    let whole: FlowStatement =
      handlers.isEmpty
      ? .branch([], then: body.body, otherwise: []) : .handled(body.body, failures: failures)
    guard word(index) == "finally", index < end else { return (whole, index) }
    let last = block(index + 1, in: end)
    return (.branch([], then: [.deferred(last.body), whole], otherwise: []), last.next)
  }

  /// Returns the body of a handler with the name that its header gives the error.
  private func named(error header: Range<Int>, in body: [FlowStatement]) -> [FlowStatement] {
    guard !body.isEmpty, let open = header.first(where: { word($0) == "catch" }).map({ $0 + 1 }),
      isMark(open, "("), let name = word(open + 1), name != "_"
    else { return body }
    return [.declaration(name, type: "", .name(FlowStatement.error))] + body
  }

  // MARK: - Declarations

  private mutating func function(_ start: Int, in end: Int) -> (statements: [FlowStatement], next: Int) {
    let index = isMark(start + 1, "*") ? start + 2 : start + 1
    guard let name = word(index) else { return expressionStatement(start, in: end) }
    let read = functionExpression(start, in: end)
    guard case .closure(let closure) = read.value else { return ([], start + 1) }
    return ([.function(Self.function(name, closure, names: names(start..<read.next)))], read.next)
  }

  /// Returns the function for a name and a closure.
  static func function(_ name: String, _ closure: FlowClosure, names: Set<String>) -> FlowFunction {
    FlowFunction(
      name: name,
      parameters: closure.parameters.map { .init(label: nil, name: $0, type: "", standard: nil) },
      result: "", isPrivate: name.hasPrefix("_"), isAsync: false, isOverride: false, body: closure.body,
      names: names, line: closure.line)
  }

  /// Reads `const a = b, c = d`, also with types and patterns.
  private mutating func declarations(_ start: Int, in end: Int) -> (statements: [FlowStatement], next: Int) {
    var index = start
    while ["const", "let", "var", "final", "late"].contains(word(index) ?? ""), index < end { index += 1 }
    // const Foo() as a statement of its own.
    if isDart, word(index) != nil, isMark(index + 1, "(") { return expressionStatement(index, in: end) }
    if isMark(index, "{") || isMark(index, "[") || isDart && isMark(index, "(") {
      return pattern(index, in: end)
    }
    var type = ""
    if isDart, let next = endOfType(index, in: end), word(next) != nil, next < end {
      type = text(index..<next)
      index = next
    }
    return variables(index, type: type, in: end)
  }

  /// Reads Dart's `Position? position = …;` and functions inside of functions; nil if it is something else.
  private mutating func localDeclaration(_ start: Int, in end: Int) -> (
    statements: [FlowStatement], next: Int
  )? {
    guard isDart else { return nil }
    if isMark(start + 1, "("), let function = localFunction(start, in: end) { return function }
    guard let next = endOfType(start, in: end), next > start, next < end, word(next) != nil else {
      return nil
    }
    if isMark(next + 1, "(") { return localFunction(next, in: end) }
    guard isMark(next + 1, "=") && !isMark(next + 2, "=") || isMark(next + 1, ";") || isMark(next + 1, ",")
    else {
      return nil
    }
    return variables(next, type: text(start..<next), in: end)
  }

  private mutating func localFunction(_ index: Int, in end: Int) -> (statements: [FlowStatement], next: Int)?
  {
    guard let name = word(index), !["if", "while", "for", "switch", "catch"].contains(name),
      let read = closure(index + 1, in: end), case .closure(let closure) = read.value
    else { return nil }
    return ([.function(Self.function(name, closure, names: names(index..<read.next)))], read.next)
  }

  private mutating func variables(_ start: Int, type: String, in end: Int) -> (
    statements: [FlowStatement], next: Int
  ) {
    var found: [FlowStatement] = []
    var index = start
    while index < end, let name = word(index) {
      index += 1
      var type = type
      if !isDart, isMark(index, ":"), let next = endOfType(index + 1, in: end) {
        type = text((index + 1)..<next)
        index = next
      }
      var value: FlowExpression?
      if isMark(index, "="), !isMark(index + 1, "="), index < end {
        let read = expression(index + 1, in: end)
        value = read.value
        index = max(read.next, index + 1)
      }
      found.append(.declaration(name, type: type, value))
      guard isMark(index, ","), index < end else { break }
      index += 1
    }
    return (found, max(index, start + 1))
  }

  /// Reads `const { status: answer } = …` and `const [value, setValue] = …`.
  private mutating func pattern(_ start: Int, in end: Int) -> (statements: [FlowStatement], next: Int) {
    let last = close(start, in: end)
    var index = last + 1
    if isMark(index, ":"), let next = endOfType(index + 1, in: end) { index = next }
    guard isMark(index, "="), index < end else { return ([], last + 1) }
    let whole = "#\(start)"
    let value = expression(index + 1, in: end)
    let isList = !isMark(start, "{")
    let state = isList && isMark(start + 2, ",") ? word(start + 1) : nil
    let named = state.map { Self.naming(value.value, $0) } ?? value.value
    let found =
      [.declaration(whole, type: "", named)] + names(of: .name(whole), in: start, isList: isList, last)
    return (found, max(value.next, index + 1))
  }

  /// Returns the declarations of the names in a pattern, also of those in patterns within it.
  private mutating func names(
    of whole: FlowExpression, in start: Int, isList: Bool, _ last: Int, depth: Int = 0
  ) -> [FlowStatement] {
    var found: [FlowStatement] = []
    var number = 0
    var place = start + 1
    while place < last {
      if isMark(place, ",") {
        number += 1
      } else if isList, isMark(place, "{") || isMark(place, "["), depth < 4 {
        // const [{ status }, position] = …
        let part = FlowExpression.element(whole, [.literal(String(number))], text: "")
        let end = close(place, in: last)
        found += names(of: part, in: place, isList: isMark(place, "["), end, depth: depth + 1)
        place = end + 1
        continue
      } else if let name = word(place) {
        let isRenamed = isMark(place + 1, ":") && word(place + 2) != nil
        let local = isRenamed ? word(place + 2) ?? name : name
        let part: FlowExpression =
          isList ? .element(whole, [.literal(String(number))], text: "") : .member(whole, name)
        if !isList, isMark(place + 1, ":"), isMark(place + 2, "{"), depth < 4 {
          let end = close(place + 2, in: last)
          found += names(of: part, in: place + 2, isList: false, end, depth: depth + 1)
          place = end + 1
          continue
        }
        found.append(.declaration(local, type: "", part))
        place += 1
        while place < last, !isMark(place, ",") { place = close(place, in: last) + 1 }
        continue
      }
      place = close(place, in: last) + 1
    }
    return found
  }

  /// Returns React's `useState(…)` with the name of the state as an argument of its own.
  private static func naming(_ value: FlowExpression, _ state: String) -> FlowExpression {
    guard case .call(let call) = value else { return value }
    switch call.callee {
    case .name("useState"), .member(_, "useState"):
      let name = FlowCall.Argument(label: "#name", value: .literal(state), isTrailing: false)
      let arguments = call.arguments.isEmpty ? [name, name] : [call.arguments[0], name]
      return .call(
        FlowCall(callee: .name("useState"), arguments: arguments, line: call.line, text: call.text))
    default: return value
    }
  }
}
