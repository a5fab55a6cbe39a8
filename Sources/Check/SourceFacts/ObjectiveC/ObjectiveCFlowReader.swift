/// Reads the code of an Objective-C file in the same form as that of Swift.
///
/// Messages are calls, selectors have Swift's labels, "_name" is the property "name" of self, and
/// version checks are evaluated for the newest release.
struct ObjectiveCFlowReader {
  let file: ObjectiveCFile
  /// For each opening bracket the matching closing one; for any other token, itself.
  let closings: [Int]
  /// The names of the methods that the file implements, without labels.
  let methods: Set<String>
  /// The methods without parameters, which are read like properties.
  let getters: Set<String>
  /// The names of selectors in the code, whose methods can be called from outside.
  private let selectors: Set<String>
  private var depth = 0

  /// The maximum depth of nested statements and expressions.
  private static let depthLimit = 96

  /// Creates a reader for a preprocessed file.
  init(file: ObjectiveCFile) {
    self.file = file
    closings = Self.closings(of: file)
    var methods: Set<String> = []
    var getters: Set<String> = []
    var selectors: Set<String> = []
    for index in file.tokens.indices.dropLast(3) {
      if file.isMark(index, "-") || file.isMark(index, "+"), file.isMark(index + 1, "("),
        let name = file.name(closings[index + 1] + 1)
      {
        methods.insert(name)
        if file.isMark(closings[index + 1] + 2, "{") { getters.insert(name) }
      }
      if file.isAtKeyword(index, "@selector"), let name = file.name(index + 2) { selectors.insert(name) }
    }
    self.methods = methods
    self.getters = getters
    self.selectors = selectors
  }

  private static func closings(of file: ObjectiveCFile) -> [Int] {
    let pairs: [Character: Character] = [")": "(", "]": "[", "}": "{"]
    var closings = Array(file.tokens.indices)
    var open: [(mark: Character, index: Int)] = []
    for index in file.tokens.indices {
      guard let mark = file.mark(index) else { continue }
      if "([{".contains(mark) {
        open.append((mark, index))
      } else if let opening = pairs[mark], let match = open.lastIndex(where: { $0.mark == opening }) {
        // Unclosed brackets end with the bracket around them.
        for unclosed in open[match...] { closings[unclosed.index] = index }
        open.removeSubrange(match...)
      }
    }
    for unclosed in open { closings[unclosed.index] = file.tokens.count - 1 }
    return closings
  }

  /// Returns the tokens between a bracket and the matching one; empty if there is none.
  func inside(_ open: Int) -> Range<Int> { (open + 1)..<max(open + 1, closings[open]) }

  /// A reader for the next level of nesting; nil if that is too deep.
  var inner: ObjectiveCFlowReader? {
    guard depth < Self.depthLimit else { return nil }
    var inner = self
    inner.depth += 1
    return inner
  }

  /// Reads a whole file.
  func read() -> FlowFile {
    var types: [FlowType] = []
    var functions: [FlowFunction] = []
    var aliases: [String: String] = [:]
    var index = 0
    while index < file.tokens.count {
      if isContainer(index) {
        let end = file.tokens.indices[(index + 1)...].first { file.isAtKeyword($0, "@end") }
        types += type(in: index..<(end ?? file.tokens.count)).map { [$0] } ?? []
        index = (end ?? file.tokens.count) + 1
      } else if let (name, next) = blockAlias(at: index) {
        aliases[name] = Self.functionType
        index = next
      } else if file.isMark(index, "{") {
        if let function = cFunction(before: index) { functions.append(function) }
        index = closings[index] + 1
      } else {
        index += 1
      }
    }
    let loose =
      functions.isEmpty
      ? []
      : [
        FlowType(
          name: "", inherited: [], attributes: [], isProtocol: false, isExtension: false, properties: [],
          functions: functions, line: functions[0].line)
      ]
    return FlowFile(types: loose + types, aliases: aliases)
  }

  /// The form of a block's type.
  static let functionType = "() -> Void"

  private func isContainer(_ index: Int) -> Bool {
    if file.isAtKeyword(index, "@interface") || file.isAtKeyword(index, "@implementation") { return true }
    guard file.isAtKeyword(index, "@protocol") else { return false }
    return !file.isMark(index + 2, ";") && !file.isMark(index + 2, ",") && !file.isMark(index + 1, "(")
  }

  /// Returns the name that "typedef void (^Name)(…);" gives to the type of a block.
  private func blockAlias(at index: Int) -> (name: String, next: Int)? {
    guard file.name(index) == "typedef" else { return nil }
    let end = statementEnd(from: index, in: index..<file.tokens.count)
    let caret = (index..<end).first { file.isMark($0, "^") && file.isMark($0 - 1, "(") }
    guard let caret, let name = file.name(closings[caret - 1] - 1) else { return nil }
    return (name, end)
  }

  // MARK: - Types

  private func type(in range: Range<Int>) -> FlowType? {
    guard file.name(range.lowerBound + 1) != nil else { return nil }
    let header = ObjectiveCContainerHeader(at: range.lowerBound + 1, in: file)
    let isProtocol = file.isAtKeyword(range.lowerBound, "@protocol")
    let isImplementation = file.isAtKeyword(range.lowerBound, "@implementation")
    // A class extension, "Name ()", is private to its file.
    let isPrivate = file.isMark(range.lowerBound + 2, "(") && file.isMark(range.lowerBound + 3, ")")
    var properties: [FlowProperty] = []
    var functions: [FlowFunction] = []
    var index = header.end
    if file.isMark(index, "{") {
      properties += variables(in: inside(index), arePrivate: true)
      index = closings[index] + 1
    }
    while index < range.upperBound {
      if isImplementation, let method = method(at: index, in: range, of: header.name) {
        switch method.member {
        case .function(let function): functions.append(function)
        case .property(let property): properties.append(property)
        }
        index = method.next
      } else if file.isMark(index, "{") {
        if let function = cFunction(before: index) { functions.append(function) }
        index = closings[index] + 1
      } else if file.isAtKeyword(index, "@property") {
        let end = statementEnd(from: index, in: range)
        properties += property(in: (index + 1)..<end, isPrivate: isPrivate)
        index = end
      } else {
        index = closings[index] + 1
      }
    }
    return FlowType(
      name: header.name, inherited: header.inherited, attributes: [], isProtocol: isProtocol,
      isExtension: !isImplementation, properties: properties, functions: functions,
      line: file.position(range.lowerBound + 1).line)
  }

  private func property(in range: Range<Int>, isPrivate: Bool) -> [FlowProperty] {
    let hasAttributes = file.isMark(range.lowerBound, "(") && !file.isMark(range.lowerBound + 1, "^")
    let start = hasAttributes ? closings[range.lowerBound] + 1 : range.lowerBound
    return variables(in: start..<max(start, range.upperBound), arePrivate: isPrivate)
  }

  /// Returns the variables of declarations that end with a semicolon, as properties.
  private func variables(in range: Range<Int>, arePrivate: Bool) -> [FlowProperty] {
    var properties: [FlowProperty] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let end = statementEnd(from: index, in: range)
      for name in declarators(in: index..<end) {
        // An instance variable is read as the property from which Xcode would derive its name.
        let plain = name.name.hasPrefix("_") ? String(name.name.dropFirst()) : name.name
        properties.append(
          FlowProperty(
            name: plain, type: name.type, attributes: [], isConstant: false, isPrivate: arePrivate,
            initial: nil, getter: nil, setter: nil, names: [], line: file.position(index).line))
      }
      index = end + 1
    }
    return properties
  }

  // MARK: - Functions

  private enum Member {
    case function(FlowFunction)
    case property(FlowProperty)
  }

  /// Returns the method at a token; one that returns the shared instance of a class becomes a
  /// property.
  private func method(
    at index: Int, in range: Range<Int>, of type: String
  ) -> (member: Member, next: Int)? {
    guard let head = head(at: index, in: range) else { return nil }
    let body = inside(head.end)
    let next = closings[head.end] + 1
    let result = head.result == "instancetype" ? type : head.result
    if head.isStatic, head.parameters.isEmpty, result == type || head.result == "id",
      Self.givesOnlyObject(head.name)
    {
      return (
        .property(
          FlowProperty(
            name: head.name, type: type, attributes: [], isConstant: true, isPrivate: false, initial: nil,
            getter: nil, setter: nil, names: names(in: body), line: file.position(index).line)), next
      )
    }
    return (
      .function(
        FlowFunction(
          name: head.name, parameters: head.parameters,
          result: ["void", "IBAction"].contains(result) ? "" : result,
          isPrivate: !head.isAction && !selectors.contains(head.name), isAsync: false, isOverride: false,
          isAction: head.result == "IBAction", body: inner?.statements(in: body) ?? [.unread],
          names: names(in: body), line: file.position(head.nameIndex).line)), next
    )
  }

  /// Returns whether the name of a class method is one that returns the shared instance by
  /// convention.
  static func givesOnlyObject(_ name: String) -> Bool {
    name.lowercased().contains("shared")
      || ["default", "instance", "current", "manager"].contains(where: name.hasPrefix)
  }

  private struct Head {
    let name: String
    let parameters: [FlowFunction.Parameter]
    let result: String
    let isStatic: Bool
    let isAction: Bool
    let nameIndex: Int
    /// The opening brace of the body.
    let end: Int
  }

  /// Reads the header of a method with a body, which begins with a sign or a macro of React Native.
  private func head(at index: Int, in range: Range<Int>) -> Head? {
    let isMethod = file.isMark(index, "-") || file.isMark(index, "+")
    if isMethod {
      let stop = (index..<range.upperBound).first { file.isMark($0, "{") || file.isMark($0, ";") }
      guard let end = stop, file.isMark(end, "{") else { return nil }
      return head(in: (index + 1)..<end, isStatic: file.isMark(index, "+"), end: end)
    }
    guard let macro = file.name(index), macro.hasPrefix("RCT_"), macro.hasSuffix("_METHOD"),
      file.isMark(index + 1, "("), file.isMark(closings[index + 1] + 1, "{")
    else { return nil }
    let close = closings[index + 1]
    // The first argument of the renaming macro is the name in JavaScript.
    let isRenaming = macro.contains("REMAP") && file.isMark(index + 3, ",")
    return head(in: (index + (isRenaming ? 4 : 2))..<close, isStatic: false, end: close + 1, isExported: true)
  }

  private func head(
    in range: Range<Int>, isStatic: Bool, end: Int, isExported: Bool = false
  ) -> Head? {
    var index = range.lowerBound
    var result = "void"
    if file.isMark(index, "(") {
      result = typeName(in: inside(index))
      index = closings[index] + 1
    }
    guard index < range.upperBound, file.name(index) != nil else { return nil }
    let nameIndex = index
    var selector = ""
    var parameters: [(name: String, type: String)] = []
    while index < range.upperBound, let piece = file.name(index) ?? (file.isMark(index, ":") ? "" : nil) {
      if !piece.isEmpty { index += 1 }
      guard file.isMark(index, ":") else {
        if parameters.isEmpty { selector = piece }
        break
      }
      selector += piece + ":"
      index += 1
      var type = ""
      if file.isMark(index, "(") {
        type = typeName(in: inside(index))
        index = closings[index] + 1
      }
      while index < range.upperBound, let word = file.name(index), word.hasPrefix("__") { index += 1 }
      parameters.append((file.name(index) ?? "", type))
      index += 1
    }
    let name = Self.name(ofSelector: selector)
    return Head(
      name: name.base,
      parameters: zip(name.labels, parameters).map {
        FlowFunction.Parameter(label: $0, name: $1.name, type: $1.type, standard: nil)
      }, result: result, isStatic: isStatic, isAction: isExported || result == "IBAction",
      nameIndex: nameIndex, end: end)
  }

  /// Returns the name and labels in Swift of a selector; the first part of an initializer is its
  /// first label.
  static func name(ofSelector selector: String) -> (base: String, labels: [String?]) {
    if selector.hasPrefix("init"), selector.dropFirst(4).first.map({ $0.isUppercase }) ?? true {
      let labels = selector.split(separator: ":").map { String($0) }
      return ("init", selector.hasSuffix(":") ? labels : [])
    }
    let api = LocationVocabulary.all.methods(withSelector: selector).first?.name
    let name = api ?? ObjectiveCFile.swiftName(ofSelector: selector)
    let base = name.prefix { $0 != "(" }
    let labels = name.dropFirst(base.count + 1).dropLast().split(separator: ":").map {
      $0 == "_" ? nil : String($0)
    }
    return (String(base), labels)
  }

  /// Returns a C function with a body that begins at a brace.
  private func cFunction(before brace: Int) -> FlowFunction? {
    guard brace > 2, file.isMark(brace - 1, ")"),
      let open = (0..<brace).last(where: { closings[$0] == brace - 1 && file.isMark($0, "(") }), open > 0,
      let name = file.name(open - 1)
    else { return nil }
    let parameters = split((open + 1)..<(brace - 1)).compactMap { declarators(in: $0).first }
    let body = inside(brace)
    return FlowFunction(
      name: name,
      parameters: parameters.map {
        FlowFunction.Parameter(label: nil, name: $0.name, type: $0.type, standard: nil)
      }, result: file.name(open - 2) == "void" ? "" : "id", isPrivate: true, isAsync: false,
      isOverride: false, body: inner?.statements(in: body) ?? [.unread], names: names(in: body),
      line: file.position(open - 1).line)
  }

  /// Returns the names in code; those of instance variables are the names of their properties.
  func names(in range: Range<Int>) -> Set<String> {
    var names: Set<String> = []
    for index in range {
      if file.isAtKeyword(index, "@throw") { names.insert("throw") }
      guard let name = file.name(index) else { continue }
      names.insert(name)
      if name.hasPrefix("_") { names.insert(String(name.dropFirst())) }
      if let renamed = Self.renamed[name] { names.insert(renamed) }
      if file.isMark(index + 1, ":") {
        names.insert(Self.name(ofSelector: name + ":").base)
        if name.hasPrefix("init") { names.insert("init") }
      }
    }
    return names
  }
}

extension ObjectiveCFile {
  /// Returns a token's text if it is a name.
  func name(_ index: Int) -> String? {
    guard tokens.indices.contains(index), tokens[index].kind == .identifier else { return nil }
    return word(index)
  }

  /// Returns whether a token is a keyword with an at sign.
  func isAtKeyword(_ index: Int, _ text: String) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .atKeyword && word(index) == text
  }

  /// Returns a token's text if it is a punctuation mark.
  func mark(_ index: Int) -> Character? {
    guard tokens.indices.contains(index), case .mark(let byte) = tokens[index].kind else { return nil }
    return Character(Unicode.Scalar(byte))
  }
}
