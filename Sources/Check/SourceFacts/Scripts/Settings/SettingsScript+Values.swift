/// The values of expressions.
extension SettingsScript {
  typealias Scope = [String: ScriptSetting]
  typealias Read = (value: ScriptSetting, next: Int)

  private func offset(_ index: Int) -> Int {
    tokens.tokens.indices.contains(index) ? tokens.tokens[index].offset : bytes.count
  }

  private func unknown(_ index: Int) -> ScriptSetting { ScriptSetting(.unknown, at: offset(index)) }

  /// Reads the value at a token.
  mutating func value(at start: Int, in scope: Scope, depth: Int) -> Read {
    guard depth < Self.deepest, mayRead() else { return (unknown(start), after(start)) }
    let condition = fallback(start, in: scope, depth: depth + 1)
    guard tokens.isMark(condition.next, "?") else { return condition }
    let first = value(at: condition.next + 1, in: scope, depth: depth + 1)
    guard tokens.isMark(first.next, ":") else { return (unknown(start), first.next) }
    let second = value(at: first.next + 1, in: scope, depth: depth + 1)
    let result =
      switch condition.value.isTruthy {
      case true?: first.value
      case false?: second.value
      case nil: first.value.merged(with: second.value)
      }
    return (result, second.next)
  }

  /// Reads values between which there are `||`, `??` or `&&`.
  private mutating func fallback(_ start: Int, in scope: Scope, depth: Int) -> Read {
    var left = compared(start, in: scope, depth: depth + 1)
    while let sign = (["|", "&", "?"] as [Unicode.Scalar]).first(where: {
      tokens.isMark(left.next, $0) && tokens.isMark(left.next + 1, $0)
    }) {
      let right = compared(left.next + 2, in: scope, depth: depth + 1)
      let isFirst: Bool? =
        switch (sign, left.value.content) {
        case (_, .unknown): nil
        case ("?", .nothing): false
        case ("?", _): true
        case ("|", _): left.value.isTruthy
        default: left.value.isTruthy.map { !$0 }
        }
      let value = isFirst.map { $0 ? left.value : right.value }
      left = (value ?? either(left.value, sign, right.value), right.next)
    }
    return left
  }

  /// Returns what is known if it isn't which of two values is taken.
  private func either(_ left: ScriptSetting, _ sign: Unicode.Scalar, _ right: ScriptSetting) -> ScriptSetting
  {
    guard sign == "&" else { return left.merged(with: right) }
    // A condition that isn't met adds no settings.
    switch right.content {
    case .table: return right.merged(with: ScriptSetting(.table([:], isWhole: true), at: right.offset))
    case .list: return ScriptSetting(.list([], isWhole: false), at: right.offset)
    case .text, .boolean, .number, .nothing, .unknown: return left.merged(with: right)
    }
  }

  /// Reads a value, with the comparisons and sums that it is part of: only texts are added.
  private mutating func compared(_ start: Int, in scope: Scope, depth: Int) -> Read {
    var left = prefixed(start, in: scope, depth: depth + 1)
    while true {
      let next = left.next
      if tokens.isMark(next, "+"), !tokens.isMark(next + 1, "="), !tokens.isMark(next + 1, "+") {
        let right = prefixed(next + 1, in: scope, depth: depth + 1)
        let text = left.value.text.flatMap { first in right.value.text.map { first + $0 } }
        left = (text.map { ScriptSetting(.text($0), at: left.value.offset) } ?? unknown(start), right.next)
      } else if let after = afterComparison(next) {
        let right = prefixed(after, in: scope, depth: depth + 1)
        left = (unknown(start), right.next)
      } else if ["as", "satisfies"].contains(tokens.word(next) ?? "") {
        left.next = afterType(next + 1)
      } else {
        return left
      }
    }
  }

  /// Returns the token after a sign that compares or computes; nil if there is none.
  private func afterComparison(_ start: Int) -> Int? {
    var index = start
    while (["=", "!", "<", ">", "-", "*", "/", "%"] as [Unicode.Scalar]).contains(where: {
      tokens.isMark(index, $0)
    }), !isArrow(index),
      index < start + 3
    {
      index += 1
    }
    if index > start { return index }
    return ["in", "instanceof"].contains(tokens.word(start) ?? "") ? start + 1 : nil
  }

  /// Returns the token after a type such as `Expo.Config<A>[]`.
  private func afterType(_ start: Int) -> Int {
    var index = tokens.isMark(start, "{") ? after(start) : start + 1
    while tokens.tokens.indices.contains(index) {
      if tokens.isMark(index, "."), tokens.word(index + 1) != nil {
        index += 2
      } else if tokens.isMark(index, "["), tokens.isMark(index + 1, "]") {
        index += 2
      } else if tokens.isMark(index, "|") || tokens.isMark(index, "&") {
        index = tokens.isMark(index + 1, "{") ? after(index + 1) : index + 2
      } else if tokens.isMark(index, "<") {
        var depth = 1
        while depth > 0, tokens.tokens.indices.contains(index) {
          index = after(index)
          if tokens.isMark(index, "<") { depth += 1 } else if tokens.isMark(index, ">") { depth -= 1 }
        }
        index += 1
      } else {
        break
      }
    }
    return index
  }

  private mutating func prefixed(_ start: Int, in scope: Scope, depth: Int) -> Read {
    guard depth < Self.deepest else { return (unknown(start), after(start)) }
    if tokens.isMark(start, "!") {
      let inside = prefixed(start + 1, in: scope, depth: depth + 1)
      let value = inside.value.isTruthy.map { ScriptSetting(.boolean(!$0), at: offset(start)) }
      return (value ?? unknown(start), inside.next)
    }
    if tokens.isMark(start, "-") || ["typeof", "new", "await", "void"].contains(tokens.word(start) ?? "") {
      return (unknown(start), prefixed(start + 1, in: scope, depth: depth + 1).next)
    }
    return suffixed(primary(start, in: scope, depth: depth + 1), from: start, in: scope, depth: depth)
  }

  // MARK: - Single values

  private mutating func primary(_ start: Int, in scope: Scope, depth: Int) -> Read {
    if let function = function(at: start) {
      // A function is no setting.
      if function.hasBody { return (unknown(start), after(function.start)) }
      return (unknown(start), value(at: function.start, in: scope, depth: depth + 1).next)
    }
    guard tokens.tokens.indices.contains(start) else { return (unknown(start), start + 1) }
    switch tokens.tokens[start].kind {
    case .string(let raw): return (string(raw, start), start + 1)
    case .number(let text): return (ScriptSetting(.number(text), at: offset(start)), start + 1)
    case .word(let name): return (named(name, start, in: scope, depth: depth), start + 1)
    case .mark:
      let end = after(start)
      if tokens.isMark(start, "(") {
        let inside = value(at: start + 1, in: scope, depth: depth + 1)
        return (inside.next == end - 1 ? inside.value : unknown(start), end)
      }
      if tokens.isMark(start, "[") { return (list(start, in: scope, depth: depth + 1), end) }
      if tokens.isMark(start, "{") { return (table(start, in: scope, depth: depth + 1), end) }
      return (unknown(start), end)
    }
  }

  /// Returns the value of a literal; one in backquotes with values in it is unknown.
  private func string(_ raw: String, _ index: Int) -> ScriptSetting {
    let isTemplate = bytes[offset(index)] == UInt8(ascii: "`")
    if isTemplate, raw.contains("${") { return unknown(index) }
    guard let text = Self.unescaped(raw) else { return unknown(index) }
    return ScriptSetting(.text(text), at: offset(index))
  }

  /// Returns a text without escapes; nil if one isn't known.
  private static func unescaped(_ raw: String) -> String? {
    guard raw.contains("\\") else { return raw }
    var result = ""
    var rest = raw[...]
    while let first = rest.popFirst() {
      guard first == "\\" else {
        result.append(first)
        continue
      }
      switch rest.popFirst() {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "\n", "\r\n": break
      case "u":
        guard let number = UInt32(rest.prefix(4), radix: 16), let scalar = Unicode.Scalar(number) else {
          return nil
        }
        result.unicodeScalars.append(scalar)
        rest = rest.dropFirst(4)
      case let other? where !other.isLetter && !other.isNumber: result.append(other)
      default: return nil
      }
    }
    return result
  }

  private mutating func named(_ name: String, _ index: Int, in scope: Scope, depth: Int) -> ScriptSetting {
    switch name {
    case "true", "false": return ScriptSetting(.boolean(name == "true"), at: offset(index))
    case "null", "undefined": return ScriptSetting(.nothing, at: offset(index))
    default: break
    }
    if let value = scope[name] {
      // A constant that a parameter hides may be meant elsewhere.
      return constants[name] == nil && modules[name] == nil ? value : unknown(index)
    }
    guard !changed.contains(name) else { return unknown(index) }
    if let path = modules[name] { return required(path) ?? unknown(index) }
    guard let binding = constants[name] else { return unknown(index) }
    let whole = value(at: binding.value, in: scope, depth: depth + 1).value
    return binding.fields.reduce(whole) { $0[$1] }
  }

  // MARK: - Members and calls

  private mutating func suffixed(_ first: Read, from start: Int, in scope: Scope, depth: Int) -> Read {
    var (value, next) = first
    var name = tokens.word(start)
    while true {
      if tokens.isMark(next, "?"), tokens.isMark(next + 1, "."), tokens.word(next + 2) != nil { next += 1 }
      if tokens.isMark(next, "."), let member = tokens.word(next + 1) {
        value = value[member]
        name = member
        next += 2
      } else if tokens.isMark(next, "["), let close = tokens.brackets.partner(of: next) {
        value = unknown(start)
        next = close + 1
      } else if tokens.isMark(next, "("), let close = tokens.brackets.partner(of: next) {
        value = call(of: name, at: next, from: start, in: scope, depth: depth + 1)
        next = close + 1
      } else if tokens.isMark(next, "!"), !tokens.isMark(next + 1, "=") {
        next += 1
      } else {
        return (value, next)
      }
    }
  }

  private mutating func call(of name: String?, at open: Int, from start: Int, in scope: Scope, depth: Int)
    -> ScriptSetting
  {
    guard let name, tokens.word(open - 1) == name, depth < Self.deepest else { return unknown(start) }
    let arguments = tokens.arguments(of: open)
    let isPlain = open == start + 1
    if isPlain, name == "require", arguments.count == 1, let path = tokens.tokens[open + 1].string {
      return required(path) ?? unknown(start)
    }
    guard let first = arguments.first else {
      guard isPlain, let function = functions[name], !changed.contains(name) else { return unknown(start) }
      return result(of: function, for: unknown(start), depth: depth + 1)
    }
    let argument = value(at: first.lowerBound, in: scope, depth: depth + 1).value
    if isPlain, let function = functions[name], !changed.contains(name) {
      return result(of: function, for: argument, depth: depth + 1)
    }
    // By Expo's convention, a function with such a name returns its first argument with additions.
    let isAddition = name.hasPrefix("with") && name.dropFirst(4).first?.isUppercase ?? false
    return isAddition && argument.fields["expo"] == nil ? argument.opened : unknown(start)
  }

  // MARK: - Lists and objects

  private mutating func list(_ open: Int, in scope: Scope, depth: Int) -> ScriptSetting {
    var elements: [ScriptSetting] = []
    var isWhole = true
    for part in tokens.arguments(of: open) {
      let isSpread = isSpread(part.lowerBound)
      let start = isSpread ? part.lowerBound + 3 : part.lowerBound
      let value = value(of: start..<part.upperBound, in: scope, depth: depth)
      guard isSpread else {
        elements.append(value)
        continue
      }
      switch value.content {
      case .list(let more, let isWholeToo):
        elements += more
        isWhole = isWhole && isWholeToo
      case .nothing, .boolean(false): break
      default: isWhole = false
      }
    }
    return ScriptSetting(.list(elements, isWhole: isWhole), at: offset(open))
  }

  private func isSpread(_ index: Int) -> Bool {
    tokens.isMark(index, ".") && tokens.isMark(index + 1, ".") && tokens.isMark(index + 2, ".")
  }

  /// Returns the value that tokens write; unknown if they go on after it.
  private mutating func value(of range: Range<Int>, in scope: Scope, depth: Int) -> ScriptSetting {
    guard !range.isEmpty else { return unknown(range.lowerBound) }
    let read = value(at: range.lowerBound, in: scope, depth: depth + 1)
    return read.next == range.upperBound ? read.value : unknown(range.lowerBound)
  }

  private mutating func table(_ open: Int, in scope: Scope, depth: Int) -> ScriptSetting {
    var fields: [String: ScriptSetting.Field] = [:]
    var isWhole = true
    for part in tokens.arguments(of: open) {
      let start = part.lowerBound
      if isSpread(start) {
        let value = value(of: (start + 3)..<part.upperBound, in: scope, depth: depth)
        switch value.content {
        case .table(let more, let isWholeToo):
          // What isn't known of the other object may replace what was before.
          if !isWholeToo { fields = Self.forgotten(fields) }
          fields.merge(more) { $1 }
          isWhole = isWhole && isWholeToo
        case .nothing, .boolean(false): break
        default:
          fields = Self.forgotten(fields)
          isWhole = false
        }
        continue
      }
      let key = tokens.word(start) ?? tokens.tokens[start].string
      if let key, tokens.isMark(start + 1, ":") {
        let value = value(of: (start + 2)..<part.upperBound, in: scope, depth: depth)
        fields[key] = ScriptSetting.Field(offset: offset(start), value: value)
      } else if let key, part.count == 1 {
        let value = named(key, start, in: scope, depth: depth + 1)
        fields[key] = ScriptSetting.Field(offset: offset(start), value: value)
      } else if let key, tokens.isMark(start + 1, "(") {
        fields[key] = ScriptSetting.Field(offset: offset(start), value: unknown(start))
      } else {
        fields = Self.forgotten(fields)
        isWhole = false
      }
    }
    return ScriptSetting(.table(fields, isWhole: isWhole), at: offset(open))
  }

  private static func forgotten(_ fields: [String: ScriptSetting.Field]) -> [String: ScriptSetting.Field] {
    fields.mapValues {
      ScriptSetting.Field(offset: $0.offset, value: ScriptSetting(.unknown, at: $0.value.offset))
    }
  }
}
