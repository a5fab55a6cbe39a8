/// Expressions of scripts.
extension ScriptParser {
  typealias Read = (value: FlowExpression, next: Int)

  /// Reads the expression at a place, up to an end.
  mutating func expression(_ start: Int, in end: Int) -> Read {
    nested { $0.choice(start, in: end) } ?? (.other([], text: ""), max(start + 1, end))
  }

  /// Reads all expressions of a bracket's content that commas separate; in Dart's lists, also conditions and loops.
  mutating func expressions(in range: Range<Int>) -> [FlowExpression] {
    var values: [FlowExpression] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if isMark(index, ",") || isMark(index, ";") {
        index += 1
        continue
      }
      let read = collectionElement(index, in: range.upperBound)
      values.append(read.value)
      index = max(read.next, index + 1)
    }
    return values
  }

  private mutating func choice(_ start: Int, in end: Int) -> Read {
    let condition = binary(start, in: end, level: 0)
    guard condition.next < end, isMark(condition.next, "?"), !isMark(condition.next + 1, "."),
      !isSign(condition.next, "??=")
    else {
      return condition
    }
    let first = expression(condition.next + 1, in: end)
    guard isMark(first.next, ":"), first.next < end else { return first }
    let second = expression(first.next + 1, in: end)
    if case .boolean(let holds) = condition.value {
      leaveOut(holds ? first.next..<second.next : condition.next..<first.next)
    }
    return (FlowExpression.choice(condition.value, first.value, second.value).onIPhone, second.next)
  }

  /// The number of parts of a chain after which the value before them is forgotten.
  private static let chainLimit = 100

  /// The signs between two values, those that bind least first.
  private static let signs: [[String]] = [
    ["??"], ["||"], ["&&"], ["===", "!==", "==", "!="],
    ["<=", ">=", "<", ">"], ["|", "^", "&"], ["+", "-"], ["*", "/", "%", "~"],
  ]

  /// Reads values and the signs between them, of a level and above.
  private mutating func binary(_ start: Int, in end: Int, level: Int) -> Read {
    var left = prefixed(start, in: end)
    var count = 0
    while left.next < end {
      count += 1
      // Long chains would nest as deep as they are long.
      if count % Self.chainLimit == 0 { left.value = .other([], text: "") }
      if level <= 4, let name = word(left.next), ["is", "as", "in", "instanceof"].contains(name) {
        left = checked(left.value, name, at: left.next, in: end)
        continue
      }
      guard let (sign, found) = sign(left.next, from: level) else { break }
      var after = left.next + sign.unicodeScalars.count
      // Dart's division of whole numbers.
      if sign == "~", isMark(after, "/") { after += 1 }
      guard after < end else { break }
      let right = nested { $0.binary(after, in: end, level: found + 1) } ?? (.other([], text: ""), end)
      left = (Self.joined(left.value, sign, right.value), max(right.next, after + 1))
    }
    return left
  }

  /// Returns the sign between two values at a place, with its level.
  private func sign(_ index: Int, from level: Int) -> (sign: String, level: Int)? {
    guard tokens.indices.contains(index), case .mark = tokens[index].kind else { return nil }
    for level in level..<Self.signs.count {
      if let sign = Self.signs[level].first(where: { isSign(index, $0) }), !isAssigning(index, sign) {
        return (sign, level)
      }
    }
    return nil
  }

  /// Returns whether a sign belongs to an assignment such as `+=`, or to an arrow.
  private func isAssigning(_ index: Int, _ sign: String) -> Bool {
    let count = sign.unicodeScalars.count
    if isSign(index, sign + "="), !["<", ">", "==", "!=", "===", "!==", "<=", ">="].contains(sign) {
      return true
    }
    if sign == "||" || sign == "&&" || sign == "??" { return false }
    if sign == "|", isMark(index + 1, "|") { return true }
    if sign == "&", isMark(index + 1, "&") { return true }
    if sign == "+" && isMark(index + count, "+") || sign == "-" && isMark(index + count, "-") {
      return tokens[index + count].offset == tokens[index].offset + 1
    }
    // The end of a tag of JSX, or its beginning.
    return sign == "<" && isMark(index + 1, "/")
  }

  private static func joined(_ left: FlowExpression, _ sign: String, _ right: FlowExpression)
    -> FlowExpression
  {
    switch sign {
    case "??": return .fallback(left, right)
    case "||":
      let parts: [FlowExpression] = if case .any(let parts) = left { parts } else { [left] }
      return .any(parts + [right]).onIPhone
    case "&&":
      let parts: [FlowExpression] = if case .all(let parts) = left { parts } else { [left] }
      return .all(parts + [right]).onIPhone
    case "==", "===": return .comparison(left, isEqual: true, right).onIPhone
    case "!=", "!==": return .comparison(left, isEqual: false, right).onIPhone
    default: return .other([left, right], text: sign)
    }
  }

  private mutating func checked(_ value: FlowExpression, _ name: String, at index: Int, in end: Int) -> Read {
    var start = index + 1
    if name == "as" {
      let next = endOfType(start, in: end) ?? start + 1
      return (.cast(value, type: text(start..<next)), next)
    }
    let isNegated = name == "is" && isMark(start, "!")
    if isNegated { start += 1 }
    guard name == "is" else {
      let right = binary(start, in: end, level: 5)
      return (.other([value, right.value], text: name), max(right.next, start + 1))
    }
    let next = endOfType(start, in: end) ?? start + 1
    let test = FlowExpression.other([value], text: "is \(text(start..<next))")
    return (isNegated ? .not(test) : test, next)
  }

  /// Returns the text of tokens, shortened.
  func text(_ range: Range<Int>) -> String {
    guard let first = range.first, tokens.indices.contains(first) else { return "" }
    let last = min(range.upperBound, tokens.count)
    let end = last < tokens.count ? tokens[last].offset : bytes.count
    return text.quote(tokens[first].offset..<min(end, tokens[first].offset + 120))
  }

  private mutating func prefixed(_ start: Int, in end: Int) -> Read {
    guard start < end else { return (.other([], text: ""), start) }
    if isSign(start, "...") {
      return prefixed(isMark(start + 3, "?") ? start + 4 : start + 3, in: end)
    }
    if isMark(start, "!") {
      let inside = prefixedDeeper(start + 1, in: end)
      return (FlowExpression.not(inside.value).onIPhone, inside.next)
    }
    if isMark(start, "-"), case .number(let text)? = kind(start + 1), start + 1 < end {
      return suffixed(.literal("-" + text), start + 2, in: end)
    }
    if let mark = ["-", "+", "~"].first(where: { isMark(start, $0) }) {
      let inside = prefixedDeeper(start + (isMark(start + 1, mark) ? 2 : 1), in: end)
      return (.other([inside.value], text: String(mark)), inside.next)
    }
    switch word(start) {
    case "await":
      let inside = prefixedDeeper(start + 1, in: end)
      return (.awaited(inside.value), inside.next)
    case "new" where word(start + 1) != nil,
      "const" where word(start + 1) != nil || isMark(start + 1, "[") || isMark(start + 1, "{"):
      return prefixedDeeper(start + 1, in: end)
    case "typeof", "void", "delete", "yield":
      guard start + 1 < end, !isMark(start + 1, ".") else { break }
      let inside = prefixedDeeper(start + 1, in: end)
      return (.other([inside.value], text: word(start) ?? ""), inside.next)
    case "throw":
      let inside = expression(start + 1, in: end)
      let call = FlowCall(
        callee: .name("throw"),
        arguments: [FlowCall.Argument(label: nil, value: inside.value, isTrailing: false)],
        line: line(start), text: "throw")
      return (.call(call), inside.next)
    default: break
    }
    let first = primary(start, in: end)
    return suffixed(first.value, first.next, in: end)
  }

  private mutating func prefixedDeeper(_ start: Int, in end: Int) -> Read {
    nested { $0.prefixed(start, in: end) } ?? (.other([], text: ""), max(start + 1, end))
  }

  func kind(_ index: Int) -> ScriptToken.Kind? { tokens.indices.contains(index) ? tokens[index].kind : nil }

  private mutating func primary(_ start: Int, in end: Int) -> Read {
    switch kind(start) {
    case .number(let text): return (.literal(text), start + 1)
    case .string: return string(start, in: end)
    case .word(let name): return named(name, start, in: end)
    case .mark: break
    case nil: return (.other([], text: ""), start + 1)
    }
    if isMark(start, "(") {
      if let closure = closure(start, in: end) { return closure }
      let last = close(start, in: end)
      let inside = expressions(in: (start + 1)..<max(last, start + 1))
      return (inside.count == 1 ? inside[0] : .tuple(inside), last + 1)
    }
    if isMark(start, "[") {
      let last = close(start, in: end)
      return (.list(expressions(in: (start + 1)..<max(last, start + 1))), last + 1)
    }
    if isMark(start, "{") {
      let last = close(start, in: end)
      return (object(in: (start + 1)..<max(last, start + 1), line: line(start)), last + 1)
    }
    if isMark(start, "<") {
      if isDart, let next = endOfGenerics(start, in: end), next < end { return primary(next, in: end) }
      if !isDart { return genericArrow(start, in: end) ?? element(start, in: end) }
    }
    // A member without its object, as in Dart's `.center`.
    if isMark(start, "."), let name = word(start + 1), start + 1 < end {
      return (.implicitMember(name), start + 2)
    }
    return (.other([], text: ""), start + 1)
  }

  /// Reads a closure with type parameters, `<K extends keyof Form>(key: K) => …`, which looks like an element.
  private mutating func genericArrow(_ start: Int, in end: Int) -> Read? {
    guard word(start + 2) == "extends" || isMark(start + 2, ",") else { return nil }
    var index = start + 3
    while index < end, !isMark(index, ">") { index += 1 }
    return index + 1 < end && isMark(index + 1, "(") ? closure(index + 1, in: end) : nil
  }

  /// Reads texts that follow each other, with the names in their values.
  private mutating func string(_ start: Int, in end: Int) -> Read {
    var index = start
    var parts: [FlowExpression] = []
    var whole = ""
    while index < end, case .string(let text)? = kind(index) {
      whole += text
      if text.contains("$") { parts += InterpolatedText.values(in: text, isDart: isDart) }
      index += 1
    }
    return (parts.isEmpty ? .literal(whole) : .other(parts, text: "a text"), index)
  }

  private mutating func named(_ name: String, _ start: Int, in end: Int) -> Read {
    switch name {
    case "true": return (.boolean(true), start + 1)
    case "false": return (.boolean(false), start + 1)
    // What is published is built for release.
    case "__DEV__" where !isDart, "kDebugMode" where isDart: return (.boolean(false), start + 1)
    case "kReleaseMode" where isDart: return (.boolean(true), start + 1)
    case "null", "undefined": return (.nothing, start + 1)
    case "this": return (.name("self"), start + 1)
    case "function": return functionExpression(start, in: end)
    case "async" where !isDart:
      if word(start + 1) == "function" { return functionExpression(start + 1, in: end) }
      if isMark(start + 1, "("), let closure = closure(start + 1, in: end) { return closure }
      if let name = word(start + 1), isSign(start + 2, "=>") {
        return arrow([name], from: start, after: start + 2, in: end)
      }
    case "switch" where isMark(start + 1, "("): return switchExpression(start, in: end)
    case "class" where !isDart:
      var index = start + 1
      while index < end, !isMark(index, "{") { index += 1 }
      return (.other([], text: "a class"), close(index, in: end) + 1)
    default: break
    }
    if isSign(start + 1, "=>"), start + 1 < end {
      return arrow([name], from: start, after: start + 1, in: end)
    }
    return (.name(name), start + 1)
  }

  // MARK: - Suffixes

  private mutating func suffixed(_ first: FlowExpression, _ start: Int, in end: Int) -> Read {
    var value = first
    var index = start
    var count = 0
    var type: String?
    while index < end {
      count += 1
      if count % Self.chainLimit == 0 { value = .other([], text: "") }
      if isSign(index, "?..") || isSign(index, "..") && !isMark(index + 2, ".") {
        let section = cascade(value, isMark(index, "?") ? index + 3 : index + 2, in: end)
        value = section.value
        index = section.next
      } else if isSign(index, "?."), isMark(index + 2, "(") || isMark(index + 2, "[") {
        value = .optional(value)
        index += 2
      } else if isSign(index, "?."), let name = word(index + 2) {
        value = .member(.optional(value), name)
        index += 3
      } else if isMark(index, "."), let name = word(index + 1), index + 1 < end {
        value = .member(value, name)
        index += 2
      } else if isMark(index, "(") {
        let read = call(value, index, in: end, type: type)
        type = nil
        value = read.value
        index = read.next
      } else if isMark(index, "["), !beginsLine(index) || isDart {
        let last = close(index, in: end)
        let inside = expressions(in: (index + 1)..<max(last, index + 1))
        value = .element(value, inside, text: "")
        index = last + 1
      } else if isMark(index, "!"), !isMark(index + 1, "="), !beginsLine(index) {
        value = .forced(value, at: position(index))
        index += 1
      } else if isMark(index, "<"), let next = endOfGenerics(index, in: end), isMark(next, "("), next < end {
        type = isDart && next == index + 3 ? word(index + 1) : nil
        index = next
      } else if isSign(index, "++") || isSign(index, "--") {
        value = .other([value], text: "++")
        index += 2
      } else if case .string? = kind(index), !isDart, bytes[tokens[index].offset] == UInt8(ascii: "`") {
        index += 1
      } else {
        break
      }
    }
    return (value.onIPhone, index)
  }

  /// Reads one section of a cascade, whose value is that of its object.
  private mutating func cascade(_ base: FlowExpression, _ start: Int, in end: Int) -> Read {
    guard let name = word(start), start < end else { return (base, start + 1) }
    var value = FlowExpression.member(base, name)
    var index = start + 1
    while index < end {
      if isMark(index, "(") {
        let read = call(value, index, in: end)
        value = read.value
        index = read.next
      } else if isMark(index, "."), !isMark(index + 1, "."), let name = word(index + 1) {
        value = .member(value, name)
        index += 2
      } else if isMark(index, "="), !isMark(index + 1, "=") {
        let read = expression(index + 1, in: nextSection(after: index + 1, in: end))
        value = .other([value, read.value], text: "=")
        index = max(read.next, index + 1)
      } else {
        break
      }
    }
    let arguments = [base, value].map { FlowCall.Argument(label: nil, value: $0, isTrailing: false) }
    return (
      .call(FlowCall(callee: .name("#first"), arguments: arguments, line: line(start), text: "")), index
    )
  }

  /// Returns where the next section of a cascade begins, which what is assigned in this one doesn't contain.
  private func nextSection(after start: Int, in end: Int) -> Int {
    var index = start
    while index < end, !isSign(index, "..") || isMark(index + 2, ".") {
      let isOpening = isMark(index, "(") || isMark(index, "[") || isMark(index, "{")
      index = isOpening ? max(close(index, in: end), index) + 1 : index + 1
    }
    return min(index, end)
  }

  /// Reads a call; its text is the type that Dart's `read<Type>()` names, if there is one.
  private mutating func call(
    _ callee: FlowExpression, _ open: Int, in end: Int, type: String? = nil
  ) -> Read {
    let last = close(open, in: end)
    let arguments = self.arguments(in: (open + 1)..<max(last, open + 1))
    let name = max(open - 1, 0)
    let call = FlowCall(
      callee: callee, arguments: arguments, line: line(name),
      text: type.map { "<\($0)>" } ?? text(name..<open))
    return (.call(call), last + 1)
  }

  private mutating func arguments(in range: Range<Int>) -> [FlowCall.Argument] {
    var arguments: [FlowCall.Argument] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if isMark(index, ",") {
        index += 1
        continue
      }
      var label: String?
      if isDart, let name = word(index), isMark(index + 1, ":") {
        label = name
        index += 2
      }
      let read = expression(index, in: range.upperBound)
      arguments.append(FlowCall.Argument(label: label, value: read.value, isTrailing: false))
      index = max(read.next, index + 1)
      // The rest of what wasn't understood.
      while index < range.upperBound, !isMark(index, ",") {
        let rest = expression(index, in: range.upperBound)
        arguments.append(
          FlowCall.Argument(label: nil, value: .other([rest.value], text: "rest"), isTrailing: false))
        index = max(rest.next, index + 1)
      }
    }
    return arguments
  }

  // MARK: - Collections

  private mutating func collectionElement(_ start: Int, in end: Int) -> Read {
    guard isDart, let name = word(start), ["if", "for"].contains(name), isMark(start + 1, "(") else {
      return expression(start, in: end)
    }
    return nested { $0.conditionalElement(name, start, in: end) } ?? (.other([], text: ""), end)
  }

  private mutating func conditionalElement(_ name: String, _ start: Int, in end: Int) -> Read {
    let last = close(start + 1, in: end)
    let condition = expressions(in: (start + 2)..<max(last, start + 2))
    let first = collectionElement(last + 1, in: end)
    guard name == "if" else { return (.other(condition + [first.value], text: "for"), first.next) }
    let test = condition.count == 1 ? condition[0] : .other(condition, text: "if")
    guard word(first.next) == "else", first.next < end else {
      return (FlowExpression.choice(test, first.value, .nothing).onIPhone, first.next)
    }
    let second = collectionElement(first.next + 1, in: end)
    return (FlowExpression.choice(test, first.value, second.value).onIPhone, second.next)
  }

  /// Reads an object literal as a call of "#object" with its fields as labels.
  private mutating func object(in range: Range<Int>, line: Int) -> FlowExpression {
    var fields: [FlowCall.Argument] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if isMark(index, ",") {
        index += 1
        continue
      }
      let field = field(index, in: range.upperBound)
      fields.append(field.argument)
      index = max(field.next, index + 1)
      while index < range.upperBound, !isMark(index, ",") { index = close(index, in: range.upperBound) + 1 }
    }
    return .call(FlowCall(callee: .name("#object"), arguments: fields, line: line, text: "{}"))
  }

  private mutating func field(_ start: Int, in end: Int) -> (argument: FlowCall.Argument, next: Int) {
    var start = start
    if ["async", "get", "set"].contains(word(start) ?? ""), word(start + 1) != nil { start += 1 }
    let name = word(start) ?? tokens[start].string
    if let name, isMark(start + 1, ":"), start + 1 < end {
      let read = expression(start + 2, in: end)
      return (FlowCall.Argument(label: name, value: read.value, isTrailing: false), read.next)
    }
    // A method: `load() { … }`.
    if let name, !isDart, isMark(start + 1, "("), let last = brackets.partner(of: start + 1),
      isMark(last + 1, "{")
    {
      let read = closureBody(parameters(in: (start + 2)..<last), from: start, brace: last + 1, in: end)
      return (FlowCall.Argument(label: name, value: read.value, isTrailing: false), read.next)
    }
    // A name that is a key and a value.
    if let name = word(start), !isDart, isMark(start + 1, ",") || start + 1 == end {
      return (FlowCall.Argument(label: name, value: .name(name), isTrailing: false), start + 1)
    }
    let read = isDart ? collectionElement(start, in: end) : expression(start, in: end)
    return (FlowCall.Argument(label: nil, value: read.value, isTrailing: false), read.next)
  }
}
