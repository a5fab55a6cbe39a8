/// Classes, and what a file declares outside of them.
extension ScriptParser {
  /// Reads a file.
  mutating func file() -> FlowFile {
    var types: [FlowType] = []
    var loose: [Range<Int>] = []
    var start = 0
    var index = 0
    while index < tokens.count {
      if ["class", "mixin", "extension"].contains(word(index) ?? ""), let head = header(index) {
        if start < index { loose.append(start..<index) }
        if let type = type(head) { types.append(type) }
        index = close(head.brace, in: tokens.count) + 1
        start = index
      } else {
        index =
          isMark(index, "{") || isMark(index, "(") || isMark(index, "[")
          ? close(index, in: tokens.count) + 1 : index + 1
      }
    }
    if start < tokens.count { loose.append(start..<tokens.count) }
    var functions: [FlowFunction] = []
    var properties: [FlowProperty] = []
    for range in loose {
      let found = isDart ? members(in: range, of: "") : topLevel(range)
      functions += found.functions
      properties += found.properties
    }
    let rest = FlowType(
      name: "", inherited: [], attributes: [], isProtocol: false, isExtension: false, properties: properties,
      functions: functions, line: 1)
    return FlowFile(
      types: [rest] + types, aliases: standard, modules: modules, enumerations: enumerations,
      namesElsewhere: namesElsewhere)
  }

  private var enumerations: Set<String> {
    Set(tokens.indices.lazy.filter { word($0) == "enum" && isMark($0 + 2, "{") }.compactMap { word($0 + 1) })
  }

  /// The name that a module of JavaScript exports as its default, as the alias "default".
  private var standard: [String: String] {
    guard !isDart else { return [:] }
    for index in tokens.indices where word(index) == "default" && word(index - 1) == "export" {
      var name = index + 1
      while ["async", "function"].contains(word(name)) { name += 1 }
      if let name = word(name) { return ["default": name] }
    }
    return [:]
  }

  private typealias Header = (name: String, inherited: [String], brace: Int, line: Int)

  private func header(_ start: Int) -> Header? {
    guard let name = word(start + 1), !isMark(start - 1, ".") else { return nil }
    var inherited: [String] = []
    var index = start + 2
    while index < min(tokens.count, start + 80) {
      if isMark(index, "{") { return (name, inherited, index, line(start + 1)) }
      if isMark(index, ";") || isMark(index, "(") || isMark(index, "=") { return nil }
      if let word = word(index), !["extends", "with", "implements", "on"].contains(word) {
        inherited.append(word)
      }
      index += 1
    }
    return nil
  }

  private mutating func type(_ head: Header) -> FlowType? {
    let last = close(head.brace, in: tokens.count)
    guard last > head.brace else { return nil }
    let found = members(in: (head.brace + 1)..<last, of: head.name)
    return FlowType(
      name: head.name, inherited: head.inherited, attributes: [], isProtocol: false, isExtension: false,
      properties: found.properties, functions: found.functions, line: head.line)
  }

  private typealias Members = (functions: [FlowFunction], properties: [FlowProperty])

  /// Reads what a file of JavaScript does outside of classes.
  private mutating func topLevel(_ range: Range<Int>) -> Members {
    var members: Members = ([], [])
    var rest: [FlowStatement] = []
    for statement in statements(in: range) {
      switch statement {
      case .function(let function): members.functions.append(function)
      case .declaration(let name, _, let value?):
        if let closure = value.innerClosure {
          members.functions.append(Self.function(name, closure, names: []))
        } else {
          members.properties.append(property(name, type: "", value, line: 1))
        }
      default: rest.append(statement)
      }
    }
    if !rest.isEmpty {
      members.functions.append(
        FlowFunction(
          name: "#file", parameters: [], result: "", isPrivate: true, isAsync: false, isOverride: false,
          body: rest,
          names: [], line: line(range.lowerBound)))
    }
    return members
  }

  private func property(_ name: String, type: String, _ initial: FlowExpression?, line: Int) -> FlowProperty {
    FlowProperty(
      name: name, type: type, attributes: [], isConstant: false, isPrivate: name.hasPrefix("_"),
      initial: initial,
      getter: nil, setter: nil, names: [], line: line)
  }

  // MARK: - Members

  private static let modifiers: Set<String> = [
    "static", "final", "const", "late", "var", "external", "covariant", "abstract", "private", "public",
    "protected",
    "readonly", "override", "export", "default", "let", "async",
  ]

  private mutating func members(in range: Range<Int>, of type: String) -> Members {
    var members: Members = ([], [])
    var index = range.lowerBound
    let end = range.upperBound
    while index < end {
      if isMark(index, "@") {
        index = isMark(index + 2, "(") ? close(index + 2, in: end) + 1 : index + 2
        continue
      }
      guard let sign = signOfMember(index, in: end) else { break }
      index = max(member(from: index, sign, in: end, &members), index + 1)
    }
    return members
  }

  /// Returns the index of what tells a function from a property: a parenthesis, a sign, a brace or an end.
  private mutating func signOfMember(_ start: Int, in end: Int) -> Int? {
    var index = start
    while index < end {
      if isMark(index, "=") || isMark(index, ";") || isMark(index, "{") || isMark(index, "}") { return index }
      if isMark(index, "(") {
        guard word(index - 1) == "Function" || index == start || isMark(index - 1, ",") else { return index }
        index = close(index, in: end) + 1
      } else if isMark(index, "<"), let next = endOfGenerics(index, in: end) {
        index = next
      } else if isMark(index, ":"), !isDart, let next = endOfType(index + 1, in: end) {
        index = next
        if beginsLine(index) { return index }
      } else if isMark(index, "[") {
        index = close(index, in: end) + 1
      } else {
        index += 1
      }
    }
    return nil
  }

  private mutating func member(from start: Int, _ sign: Int, in end: Int, _ members: inout Members) -> Int {
    let names = (start..<sign).prefix(80).filter {
      word($0) != nil && !Self.modifiers.contains(word($0) ?? "")
    }
    if isMark(sign, "(") { return function(from: start, open: sign, in: end, &members) }
    if isMark(sign, "{") || isSign(sign, "=>") {
      return getter(names, sign, in: end, &members)
    }
    let name = isDart ? names.last : names.first
    guard let name, let text = word(name) else { return sign + 1 }
    let type = isDart && names.count > 1 ? self.text(names[0]..<name) : ""
    guard isMark(sign, "=") else {
      members.properties.append(property(text, type: type, nil, line: line(name)))
      return isMark(sign, ";") || isMark(sign, "}") ? sign + 1 : sign
    }
    let value = expression(sign + 1, in: end)
    if let closure = value.value.innerClosure {
      members.functions.append(Self.function(text, closure, names: self.names(start..<value.next)))
    } else {
      members.properties.append(property(text, type: type, value.value, line: line(name)))
    }
    var next = max(value.next, sign + 1)
    if isDart { while next < end, !isMark(next, ";") { next = close(next, in: end) + 1 } }
    return next
  }

  private mutating func getter(_ names: [Int], _ sign: Int, in end: Int, _ members: inout Members) -> Int {
    let body = functionBody(sign, in: end)
    if names.count > 1 || isDart, let name = names.last, let text = word(name),
      names.contains(where: { word($0) == "get" })
    {
      members.properties.append(
        FlowProperty(
          name: text, type: "", attributes: [], isConstant: false, isPrivate: false, initial: nil,
          getter: body.body,
          setter: nil, names: [], line: line(name)))
    }
    return body.next
  }

  /// Reads a body in braces or after an arrow.
  private mutating func functionBody(_ sign: Int, in end: Int) -> (body: [FlowStatement], next: Int) {
    if isMark(sign, "{") {
      let last = close(sign, in: end)
      return (statements(in: (sign + 1)..<max(last, sign + 1)), last + 1)
    }
    let read = arrowStatement(sign + 2, in: end)
    var next = read.next
    while next < end, !isMark(next, ";") { next = close(next, in: end) + 1 }
    return ([read.statement], next + 1)
  }

  private mutating func function(from start: Int, open: Int, in end: Int, _ members: inout Members) -> Int {
    var name = open - 1
    if isMark(name, ">") {
      while name > start, !isMark(name, "<") { name -= 1 }
      name -= 1
    }
    let last = close(open, in: end)
    var index = last + 1
    let parameters = parameters(in: (open + 1)..<max(last, open + 1))
    var initial: [FlowExpression] = []
    if isMark(index, ":") {
      if isDart {
        // The initializers of a constructor.
        while index < end, !isMark(index, "{"), !isMark(index, ";") {
          index += 1
          let read = expression(index, in: end)
          initial.append(read.value)
          index = max(read.next, index)
          if isMark(index, "=") { index += 1 }
        }
      } else if let next = endOfType(index + 1, in: end) {
        index = next
      }
    }
    let isAsync = ["async", "sync"].contains(word(index) ?? "") || word(name - 1) == "async"
    if ["async", "sync"].contains(word(index) ?? "") { index += 1 }
    if isMark(index, "*") { index += 1 }
    if isMark(index, ";"), !initial.isEmpty, let text = word(name) {
      // A constructor that has nothing but initializers.
      members.functions.append(
        FlowFunction(
          name: text, parameters: parameters.map { .init(label: nil, name: $0, type: "", standard: nil) },
          result: "", isPrivate: text.hasPrefix("_"), isAsync: false, isOverride: false,
          body: initial.map { .expression($0) }, names: names(start..<index), line: line(name)))
      return index + 1
    }
    guard isMark(index, "{") || isSign(index, "=>"), index < end, let text = word(name) else {
      // A function without a body, or something that wasn't understood.
      return isMark(index, ";") ? index + 1 : max(index, last + 1)
    }
    let body = functionBody(index, in: end)
    let result = isDart && name > start ? self.text(start..<name) : ""
    members.functions.append(
      FlowFunction(
        name: text, parameters: parameters.map { .init(label: nil, name: $0, type: "", standard: nil) },
        result: result, isPrivate: text.hasPrefix("_"), isAsync: isAsync, isOverride: false,
        body: initial.map { .expression($0) } + body.body, names: names(start..<body.next), line: line(name)))
    return body.next
  }
}

extension FlowExpression {
  /// A closure, or the one that a hook or a component's wrapper keeps, such as `useCallback(f, [])` or `memo(f)`.
  package var innerClosure: FlowClosure? {
    switch self {
    case .closure(let closure): closure
    case .cast(let inside, _): inside.innerClosure
    case .call(let call):
      switch call.callee {
      case .name(let name), .member(_, let name):
        ["useCallback", "memo", "observer", "forwardRef", "useEvent"].contains(name)
          ? call.arguments.first?.value.innerClosure : nil
      default: nil
      }
    default: nil
    }
  }
}
