extension ObjectiveCFlowReader {
  /// Returns the statements in a range.
  func statements(in range: Range<Int>) -> [FlowStatement] {
    guard let inner else { return [.unread] }
    var all: [FlowStatement] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let read = inner.statement(at: index, in: range)
      all += read.statements
      index = max(read.next, index + 1)
    }
    return all
  }

  /// Returns the semicolon that ends the statement at a token.
  func statementEnd(from start: Int, in range: Range<Int>) -> Int {
    var index = start
    while index < range.upperBound, !file.isMark(index, ";") { index = closings[index] + 1 }
    return min(index, range.upperBound)
  }

  private typealias Read = (statements: [FlowStatement], next: Int)

  private func statement(at index: Int, in range: Range<Int>) -> Read {
    guard let inner else { return ([.unread], range.upperBound) }
    if file.isMark(index, ";") { return ([], index + 1) }
    if file.isMark(index, "{") { return inner.block(at: index, in: range) }
    let isKeyword = file.tokens[index].kind == .atKeyword
    let word = isKeyword || file.name(index) != nil ? file.word(index) : ""
    switch word {
    case "if": return inner.branch(at: index, in: range)
    case "switch": return inner.selection(at: index, in: range)
    case "while": return inner.loop(at: index, in: range)
    case "for": return inner.counting(at: index, in: range)
    case "do": return inner.repetition(at: index, in: range)
    case "@try", "try": return inner.attempt(at: index, in: range)
    case "@autoreleasepool": return inner.block(at: index + 1, in: range)
    case "@synchronized" where file.isMark(index + 1, "("):
      return inner.block(at: closings[index + 1] + 1, in: range)
    default: break
    }
    // A label for goto.
    if file.name(index) != nil, file.isMark(index + 1, ":"), !file.isMark(index + 2, ":") {
      return ([], index + 2)
    }
    let end = statementEnd(from: index, in: range)
    return (inner.simple(index..<end), end + 1)
  }

  private func block(at index: Int, in range: Range<Int>) -> Read {
    guard file.isMark(index, "{") else { return ([], index) }
    let body = statements(in: inside(index))
    return ([.branch([], then: body, otherwise: [])], closings[index] + 1)
  }

  /// Returns the body of another statement, without its braces.
  private func body(at index: Int, in range: Range<Int>) -> Read {
    guard index < range.upperBound else { return ([], index) }
    guard file.isMark(index, "{") else { return statement(at: index, in: range) }
    return (statements(in: inside(index)), closings[index] + 1)
  }

  private func group(after index: Int) -> Range<Int>? {
    file.isMark(index + 1, "(") ? inside(index + 1) : nil
  }

  private func branch(at index: Int, in range: Range<Int>) -> Read {
    guard let condition = group(after: index) else { return ([.unread], index + 1) }
    let then = body(at: condition.upperBound + 1, in: range)
    var otherwise: Read = ([], then.next)
    if then.next < range.upperBound, file.name(then.next) == "else" {
      otherwise = body(at: then.next + 1, in: range)
    }
    return (
      [.branch([.holds(expression(condition))], then: then.statements, otherwise: otherwise.statements)],
      otherwise.next
    )
  }

  private func loop(at index: Int, in range: Range<Int>) -> Read {
    guard let condition = group(after: index) else { return ([.unread], index + 1) }
    let turn = body(at: condition.upperBound + 1, in: range)
    return (
      [.loop(element: nil, nil, [.holds(expression(condition))], body: turn.statements)], turn.next
    )
  }

  private func repetition(at index: Int, in range: Range<Int>) -> Read {
    let turn = body(at: index + 1, in: range)
    // The body runs once in any case.
    return (
      [.loop(element: nil, nil, [.holds(.boolean(true))], body: turn.statements)],
      statementEnd(from: turn.next, in: range) + 1
    )
  }

  private func counting(at index: Int, in range: Range<Int>) -> Read {
    guard let head = group(after: index) else { return ([.unread], index + 1) }
    let turn = body(at: head.upperBound + 1, in: range)
    if let word = topLevel(head).first(where: { file.name($0) == "in" || file.isMark($0, ":") }) {
      let name = (head.lowerBound..<word).last { file.name($0) != nil }.map(file.word) ?? "_"
      return (
        [
          .loop(
            element: .binding(name), expression((word + 1)..<head.upperBound), [], body: turn.statements)
        ], turn.next
      )
    }
    let first = statementEnd(from: head.lowerBound, in: head)
    let second = statementEnd(from: min(first + 1, head.upperBound), in: head)
    let condition = min(first + 1, second)..<second
    let start = simple(head.lowerBound..<first)
    return (
      start + [
        .loop(
          element: nil, nil, condition.isEmpty ? [] : [.holds(expression(condition))], body: turn.statements)
      ], turn.next
    )
  }

  private func attempt(at index: Int, in range: Range<Int>) -> Read {
    let tried = body(at: index + 1, in: range)
    var failures: [FlowStatement] = []
    var last: [FlowStatement] = []
    var next = tried.next
    while next < range.upperBound, ["@catch", "catch", "@finally"].contains(file.word(next)) {
      let isLast = file.word(next) == "@finally"
      let start = file.isMark(next + 1, "(") ? closings[next + 1] + 1 : next + 1
      let handled = body(at: start, in: range)
      if isLast { last = handled.statements } else { failures += handled.statements }
      next = handled.next
    }
    return ([.handled(tried.statements, failures: failures)] + last, next)
  }

  // MARK: - Cases

  private func selection(at index: Int, in range: Range<Int>) -> Read {
    guard let subject = group(after: index), file.isMark(subject.upperBound + 1, "{") else {
      return ([.unread], index + 1)
    }
    let open = subject.upperBound + 1
    let written = cases(in: inside(open))
    var all: [(labels: [FlowPattern], body: [FlowStatement])] = []
    var following: [FlowStatement] = []
    // In reverse order, because without a jump a case continues with the next one.
    for candidate in written.reversed() {
      let body = candidate.body + (candidate.body.contains(where: Self.ends) ? [] : following)
      all.insert((candidate.labels, body), at: 0)
      following = body
    }
    let isDefault = { (labels: [FlowPattern]) in labels.contains(.anything) }
    let last = all.first { isDefault($0.labels) }?.body ?? []
    let cases = all.filter { !isDefault($0.labels) }.map {
      FlowCase(patterns: $0.labels, filter: nil, body: $0.body)
    }
    return (
      [.selection(expression(subject), cases + [FlowCase(patterns: [.anything], filter: nil, body: last)])],
      closings[open] + 1
    )
  }

  private static func ends(_ statement: FlowStatement) -> Bool {
    switch statement {
    case .jump, .result, .failure: true
    case .branch(let conditions, let then, let otherwise):
      then.contains(where: ends) && (conditions.isEmpty || otherwise.contains(where: ends))
    default: false
    }
  }

  private func cases(in range: Range<Int>) -> [(labels: [FlowPattern], body: [FlowStatement])] {
    var cases: [(labels: [FlowPattern], body: [FlowStatement])] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let word = file.name(index)
      guard word == "case" || word == "default" else {
        let read = statement(at: index, in: range)
        if !cases.isEmpty { cases[cases.count - 1].body += read.statements }
        index = max(read.next, index + 1)
        continue
      }
      let colon = (index..<range.upperBound).first { file.isMark($0, ":") } ?? range.upperBound - 1
      let label: FlowPattern =
        word == "default" ? .anything : .value(expression((index + 1)..<max(index + 1, colon)))
      // Consecutive labels are joined.
      if let last = cases.last, last.body.isEmpty, file.isMark(index - 1, ":") {
        cases[cases.count - 1].labels.append(label)
      } else {
        cases.append(([label], []))
      }
      index = colon + 1
    }
    return cases
  }

  // MARK: - Single statements

  private func simple(_ range: Range<Int>) -> [FlowStatement] {
    guard let first = range.first else { return [] }
    let line = file.position(first).line
    let rest = (first + 1)..<range.upperBound
    switch file.word(first) {
    case "return": return [.result(rest.isEmpty ? nil : expression(rest), line: line)]
    case "break", "continue": return [.jump]
    case "goto": return [.unread]
    case "throw", "@throw": return [.failure(expression(rest), line: line)]
    default: break
    }
    let names = declarators(in: range)
    if !names.isEmpty {
      return names.map { .declaration($0.name, type: $0.type, $0.value.map(expression)) }
    }
    return split(range).flatMap { assignment($0, line) ?? [.expression(expression($0))] }
  }

  private func assignment(_ range: Range<Int>, _ line: Int) -> [FlowStatement]? {
    if let place = operators(in: range).first(where: { $0.text == "=" })?.range {
      let target = range.lowerBound..<place.lowerBound
      let value = expression(place.upperBound..<range.upperBound)
      // An assignment to self in an initializer.
      if target.count == 1, file.name(target.lowerBound) == "self" { return [.expression(value)] }
      // A property with a getter can still be set.
      if case .call(let getter) = expression(target) {
        return [.assignment(getter.callee, value, line: line)]
      }
      return [.assignment(expression(target), value, line: line)]
    }
    return setter(range).map { [.assignment($0.target, $0.value, line: $0.line)] }
  }

  /// A name in a declaration.
  struct Declarator {
    let name: String
    /// The type in the form of flow; empty if unknown.
    let type: String
    /// The range of the initial value, or nil.
    let value: Range<Int>?
  }

  /// Returns the names that a declaration declares; none for other statements.
  func declarators(in range: Range<Int>) -> [Declarator] {
    if let block = blockDeclarator(in: range) { return [block] }
    let parts = split(range)
    guard let first = parts.first, let head = declarator(in: first), head.words > 1 else { return [] }
    let further = parts.dropFirst().compactMap { declarator(in: $0) }.map {
      Declarator(name: $0.name, type: head.type, value: $0.value)
    }
    return [Declarator(name: head.name, type: head.type, value: head.value)] + further
  }

  /// Reads "void (^name)(…)", with or without a value.
  private func blockDeclarator(in range: Range<Int>) -> Declarator? {
    let equals = operators(in: range).first { $0.text == "=" }?.range
    let head = range.lowerBound..<(equals?.lowerBound ?? range.upperBound)
    guard
      let open = topLevel(head).first(where: {
        file.isMark($0, "(") && (file.isMark($0 + 1, "^") || file.isMark($0 + 1, "*"))
      }), open > head.lowerBound, file.name(head.lowerBound) != nil, file.isMark(closings[open] + 1, "("),
      let name = file.name(closings[open] - 1)
    else { return nil }
    return Declarator(
      name: name, type: Self.functionType, value: equals.map { $0.upperBound..<range.upperBound })
  }

  private func declarator(
    in range: Range<Int>
  ) -> (name: String, type: String, value: Range<Int>?, words: Int)? {
    let equals = operators(in: range).first { $0.text == "=" }?.range
    let head = range.lowerBound..<(equals?.lowerBound ?? range.upperBound)
    var words: [Int] = []
    var angles = 0
    for index in topLevel(head) {
      if file.isMark(index, "<") { angles += 1 } else if file.isMark(index, ">") { angles -= 1 }
      let isTypeOf = words.last.map {
        file.word($0).hasSuffix("typeof") || file.word($0).hasSuffix("typeof__")
      }
      let isPart =
        file.name(index) != nil || ["*", "<", ">", "&", ":"].contains { file.isMark(index, $0) }
        || angles > 0 || file.isMark(index, "(") && isTypeOf == true
        || file.isMark(index, "[") && !words.isEmpty && index == topLevel(head).last
      guard isPart else { return nil }
      if file.name(index) != nil, angles == 0 { words.append(index) }
    }
    guard let last = words.last, angles == 0, head.last == last || file.isMark(closings[last + 1], "]") else {
      return nil
    }
    return (
      file.word(last), typeName(in: head.lowerBound..<last),
      equals.map { $0.upperBound..<range.upperBound }, words.count
    )
  }

  /// Returns a type in the form of flow: the name of a class, that of the protocol of an "id", or a
  /// function type.
  func typeName(in range: Range<Int>) -> String {
    if range.contains(where: { file.isMark($0, "^") }) { return Self.functionType }
    let words = range.filter { file.name($0) != nil }.filter {
      !ObjectiveCDeclaration.qualifiers.contains(file.word($0))
    }
    guard let first = words.first else { return "" }
    let name = file.word(first)
    if name == "id", words.count > 1 { return file.word(words[1]) }
    if name.hasSuffix("typeof") || name.hasSuffix("typeof__") || name == "id" || name == "__auto_type" {
      return ""
    }
    return name
  }
}
