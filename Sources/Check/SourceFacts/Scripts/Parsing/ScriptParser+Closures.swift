/// Closures, and elements of JSX.
extension ScriptParser {
  /// Reads a closure that begins with its parameters; nil if the parenthesis begins something else.
  mutating func closure(_ start: Int, in end: Int) -> Read? {
    guard let last = brackets.partner(of: start), last < end else { return nil }
    var after = last + 1
    if isDart {
      if ["async", "sync"].contains(word(after) ?? "") { after += 1 }
      if isMark(after, "*") { after += 1 }
      let names = parameters(in: (start + 1)..<last)
      if isMark(after, "{"), after < end { return closureBody(names, from: start, brace: after, in: end) }
      if isSign(after, "=>"), after < end { return arrow(names, from: start, after: after, in: end) }
      return nil
    }
    if isMark(after, ":"), after + 1 < end, let next = endOfType(after + 1, in: end), isSign(next, "=>") {
      after = next
    }
    guard isSign(after, "=>"), after < end else { return nil }
    return arrow(parameters(in: (start + 1)..<last), from: start, after: after, in: end)
  }

  /// Reads a body after an arrow.
  mutating func arrow(_ parameters: [String], from start: Int, after sign: Int, in end: Int) -> Read {
    if isMark(sign + 2, "{"), !isDart {
      return closureBody(parameters, from: start, brace: sign + 2, in: end)
    }
    let body = arrowStatement(sign + 2, in: end)
    return (closure(parameters, [body.statement], from: start, to: body.next), body.next)
  }

  /// Reads the only statement of an arrow: an assignment, or a value that is returned.
  mutating func arrowStatement(_ start: Int, in end: Int) -> (statement: FlowStatement, next: Int) {
    let read = expression(start, in: end)
    if let assigned = assignment(of: read, in: end) { return assigned }
    return (.result(read.value, line: line(start)), read.next)
  }

  /// Reads a body in braces.
  mutating func closureBody(_ parameters: [String], from start: Int, brace: Int, in end: Int) -> Read {
    let last = close(brace, in: end)
    let body = statements(in: (brace + 1)..<max(last, brace + 1))
    return (closure(parameters, body, from: start, to: last), last + 1)
  }

  private func closure(_ parameters: [String], _ body: [FlowStatement], from start: Int, to end: Int)
    -> FlowExpression
  {
    let position = position(start)
    return .closure(
      FlowClosure(
        parameters: parameters, body: body, names: [], line: position.line, column: position.column))
  }

  /// Reads `function (…) { … }`.
  mutating func functionExpression(_ start: Int, in end: Int) -> Read {
    var index = start + 1
    if isMark(index, "*") { index += 1 }
    if word(index) != nil { index += 1 }
    if isMark(index, "<"), let next = endOfGenerics(index, in: end) { index = next }
    guard isMark(index, "("), index < end, let last = brackets.partner(of: index) else {
      return (.other([], text: "function"), start + 1)
    }
    var brace = last + 1
    if isMark(brace, ":"), let next = endOfType(brace + 1, in: end) { brace = next }
    while brace < end, !isMark(brace, "{") { brace += 1 }
    return closureBody(parameters(in: (index + 1)..<last), from: start, brace: brace, in: end)
  }

  /// Returns the names of parameters; an empty one for each that is taken apart.
  func parameters(in range: Range<Int>) -> [String] {
    var names: [String] = []
    var name: String?
    var isOver = false
    var index = range.lowerBound
    func add() { if let name { names.append(name) } }
    while index < range.upperBound {
      if isMark(index, ",") {
        add()
        name = nil
        isOver = false
      } else if isMark(index, "=") || !isDart && isMark(index, ":") {
        isOver = true
      } else if isMark(index, "{") || isMark(index, "[") {
        let last = close(index, in: range.upperBound)
        // Dart's named and optional parameters; a pattern of JavaScript's has no name.
        if isDart, name == nil {
          names += parameters(in: (index + 1)..<max(last, index + 1))
        } else if name == nil {
          name = ""
        }
        index = last
      } else if isMark(index, "("), !isOver {
        index = close(index, in: range.upperBound)
      } else if isMark(index, "<"), let next = endOfGenerics(index, in: range.upperBound) {
        index = next - 1
      } else if !isOver, let found = word(index), isDart || name == nil {
        name = found
      }
      index += 1
    }
    add()
    return names
  }

  // MARK: - JSX

  /// Reads an element of JSX as a call of its component, with the attributes as labels.
  mutating func element(_ start: Int, in end: Int) -> Read {
    nested { $0.elementDeeper(start, in: end) } ?? (.other([], text: ""), end)
  }

  private mutating func elementDeeper(_ start: Int, in end: Int) -> Read {
    var index = start + 1
    var name = ""
    var path = ""
    while index < end, let part = word(index) {
      path += name.isEmpty ? part : "." + part
      name = part
      index += 1
      if isMark(index, ".") || isMark(index, "-") || isMark(index, ":") { index += 1 } else { break }
    }
    if isMark(index, "<"), !name.isEmpty, let next = endOfGenerics(index, in: end) { index = next }
    // A type parameter of an arrow, or a comparison that was read too late.
    guard !name.isEmpty || isMark(index, ">") else { return (.other([], text: "<"), start + 1) }
    var arguments: [FlowCall.Argument] = []
    while index < end, !isMark(index, ">") {
      if isMark(index, "/"), isMark(index + 1, ">") {
        return (component(name, path, arguments, start), index + 2)
      }
      let attribute = attribute(index, in: end)
      if let argument = attribute.argument { arguments.append(argument) }
      index = max(attribute.next, index + 1)
    }
    index += 1
    while index < end {
      if isMark(index, "<"), isMark(index + 1, "/") {
        if isMark(index - 1, "."), isMark(index - 2, ".") {
          arguments.append(FlowCall.Argument(label: nil, value: .literal("…"), isTrailing: false))
        }
        while index < end, !isMark(index, ">") { index += 1 }
        return (component(name, path, arguments, start), index + 1)
      }
      if isMark(index, "<"), word(index + 1) != nil || isMark(index + 1, ">") {
        let child = element(index, in: end)
        arguments.append(FlowCall.Argument(label: nil, value: child.value, isTrailing: false))
        index = max(child.next, index + 1)
      } else if isMark(index, "{") {
        let last = close(index, in: end)
        for value in expressions(in: (index + 1)..<max(last, index + 1)) {
          arguments.append(FlowCall.Argument(label: nil, value: value, isTrailing: false))
        }
        index = last + 1
      } else {
        index += 1
      }
    }
    return (component(name, path, arguments, start), index)
  }

  /// Returns the call of a component; its text is the whole path of the component's name, as in `<Places.Provider>`.
  private func component(
    _ name: String, _ path: String, _ arguments: [FlowCall.Argument], _ start: Int
  ) -> FlowExpression {
    .call(FlowCall(callee: .name("<\(name)>"), arguments: arguments, line: line(start), text: "<\(path)>"))
  }

  private mutating func attribute(_ start: Int, in end: Int) -> (argument: FlowCall.Argument?, next: Int) {
    if isMark(start, "{") {
      let last = close(start, in: end)
      let values = expressions(in: (start + 1)..<max(last, start + 1))
      return (values.first.map { FlowCall.Argument(label: nil, value: $0, isTrailing: false) }, last + 1)
    }
    guard let name = word(start), isMark(start + 1, "="), start + 2 < end else { return (nil, start + 1) }
    if isMark(start + 2, "{") {
      let last = close(start + 2, in: end)
      let values = expressions(in: (start + 3)..<max(last, start + 3))
      return (values.first.map { FlowCall.Argument(label: name, value: $0, isTrailing: false) }, last + 1)
    }
    let value = tokens[start + 2].string.map { FlowExpression.literal($0) } ?? .other([], text: "")
    return (FlowCall.Argument(label: name, value: value, isTrailing: false), start + 3)
  }
}
