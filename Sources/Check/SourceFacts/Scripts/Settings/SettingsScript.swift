import TextReading

/// A script that computes settings, read without running it.
///
/// What it exports is followed through constants, spreads, files that it requires, and the results of its functions.
/// Where a condition decides that can't be known, only what both ways have in common is known.
package struct SettingsScript {
  /// A name that is given a value: the first token of that value, and the fields of it that are taken.
  struct Binding {
    let value: Int
    let fields: [String]
  }

  /// A function: its parameters, and its body in braces or the value that it returns.
  struct Function {
    let parameters: Range<Int>
    let start: Int
    let hasBody: Bool
  }

  /// The maximum depth of nested values and calls, and the number of values that are read.
  static let deepest = 40
  private static let mostValues = 40_000

  let bytes: [UInt8]
  let tokens: ScriptTokens
  /// The argument of the exported function.
  let argument: ScriptSetting
  /// Returns the value of a file that the script requires; nil for other modules.
  let required: (String) -> ScriptSetting?
  private(set) var constants: [String: Binding] = [:]
  private(set) var functions: [String: Function] = [:]
  /// The paths of the modules that names are imported from.
  private(set) var modules: [String: String] = [:]
  /// The names whose values the script changes after it has given them, or gives twice.
  private(set) var changed: Set<String> = []
  private var exports: [Int] = []
  private var left = mostValues

  /// Returns the value that a script exports, or that its exported function returns for an argument.
  ///
  /// Places are offsets in the text.
  package static func value(
    of text: [UInt8], argument: ScriptSetting, required: @escaping (String) -> ScriptSetting?
  ) -> ScriptSetting {
    var script = SettingsScript(text, argument: argument, required: required)
    return script.exported()
  }

  /// Returns the relative paths of the JSON files that a script names, each once.
  package static func dataFiles(namedIn text: [UInt8]) -> Set<String> {
    Set(
      ScriptLexer.tokens(of: text).compactMap(\.string).filter { $0.hasPrefix(".") && $0.hasSuffix(".json") })
  }

  private init(_ text: [UInt8], argument: ScriptSetting, required: @escaping (String) -> ScriptSetting?) {
    bytes = text
    tokens = ScriptTokens(ScriptLexer.tokens(of: text, withNumbers: true))
    self.argument = argument
    self.required = required
    collect()
  }

  // MARK: - Declarations

  private mutating func collect() {
    var declared: Set<String> = []
    for index in tokens.tokens.indices {
      guard let word = tokens.word(index), !tokens.isMark(index - 1, ".") else { continue }
      switch word {
      case "const", "let", "var": declare(after: index, among: &declared)
      case "function": declareFunction(index, among: &declared)
      case "import": declareImport(index)
      case "module" where tokens.isMark(index + 1, ".") && tokens.word(index + 2) == "exports":
        export(after: index + 3)
      case "exports" where tokens.isMark(index + 1, ".") && tokens.word(index + 2) == "default":
        export(after: index + 3)
      case "export" where tokens.word(index + 1) == "default": exports.append(index + 2)
      case "delete": if let name = tokens.word(index + 1) { changed.insert(name) }
      default: if isChange(index) { changed.insert(word) }
      }
    }
  }

  private mutating func export(after index: Int) {
    // A field of what is exported, or a value of it that is read, isn't understood.
    exports.append(
      tokens.isMark(index, "=") && !tokens.isMark(index + 1, "=") ? index + 1 : tokens.tokens.count)
  }

  private mutating func declare(after index: Int, among declared: inout Set<String>) {
    func add(_ name: String, _ binding: Binding) {
      if !declared.insert(name).inserted { changed.insert(name) }
      constants[name] = binding
    }
    if tokens.isMark(index + 1, "{"), let close = tokens.brackets.partner(of: index + 1) {
      guard let value = afterEqualSign(close + 1) else { return }
      for part in tokens.arguments(of: index + 1) {
        guard let name = tokens.word(part.lowerBound) else { continue }
        let renamed = tokens.isMark(part.lowerBound + 1, ":") ? tokens.word(part.lowerBound + 2) : name
        let isPlain = part.count == 1 || part.count == 3 && renamed != name
        if let renamed, isPlain { add(renamed, Binding(value: value, fields: [name])) }
      }
    } else if let name = tokens.word(index + 1), let value = afterEqualSign(index + 2) {
      add(name, Binding(value: value, fields: []))
      if let function = function(at: value) { functions[name] = function }
    }
  }

  /// Returns the token after the equal sign of a declaration, before which there may be a type.
  private func afterEqualSign(_ start: Int) -> Int? {
    guard tokens.isMark(start, "=") || tokens.isMark(start, ":") else { return nil }
    var index = start
    while index < start + ScriptTokens.lengthLimit, tokens.tokens.indices.contains(index) {
      if tokens.isMark(index, "="), !tokens.isMark(index + 1, ">"), !tokens.isMark(index + 1, "=") {
        return index + 1
      }
      if tokens.isMark(index, ";") { return nil }
      index = after(index)
    }
    return nil
  }

  private mutating func declareFunction(_ index: Int, among declared: inout Set<String>) {
    guard let name = tokens.word(index + 1), let function = function(at: index) else { return }
    if !declared.insert(name).inserted { changed.insert(name) }
    functions[name] = function
  }

  private mutating func declareImport(_ index: Int) {
    guard let name = tokens.word(index + 1), tokens.word(index + 2) == "from",
      let path = tokens.tokens.indices.contains(index + 3) ? tokens.tokens[index + 3].string : nil
    else { return }
    modules[name] = path
  }

  /// Whether a name is the beginning of something that is assigned to or changed in place.
  private func isChange(_ start: Int) -> Bool {
    if ["const", "let", "var"].contains(tokens.word(start - 1) ?? "") { return false }
    var index = start + 1
    var last = ""
    while true {
      if tokens.isMark(index, "?"), tokens.isMark(index + 1, ".") { index += 1 }
      if tokens.isMark(index, "!"), !tokens.isMark(index + 1, "=") { index += 1 }
      if tokens.isMark(index, "."), let name = tokens.word(index + 1) {
        last = name
        index += 2
      } else if tokens.isMark(index, "["), let close = tokens.brackets.partner(of: index) {
        index = close + 1
      } else {
        break
      }
    }
    if tokens.isMark(index, "("), ["push", "unshift", "splice", "pop", "shift"].contains(last) {
      return true
    }
    if last == "assign", tokens.isMark(index, "("), tokens.word(start) == "Object" { return false }
    // The first argument of Object.assign.
    if tokens.isMark(start - 1, "("), tokens.word(start - 2) == "assign" { return true }
    let signs: [Unicode.Scalar] = ["+", "-", "*", "/", "?", "|", "&"]
    while signs.contains(where: { tokens.isMark(index, $0) }) { index += 1 }
    return tokens.isMark(index, "=") && !tokens.isMark(index + 1, "=") && !tokens.isMark(index + 1, ">")
  }

  // MARK: - Functions

  /// Returns the function that begins at a token; nil if there is none.
  func function(at start: Int) -> Function? {
    var index = start
    if tokens.word(index) == "async" { index += 1 }
    if tokens.word(index) == "function" {
      index += 1
      if tokens.word(index) != nil { index += 1 }
      guard tokens.isMark(index, "("), let close = tokens.brackets.partner(of: index) else { return nil }
      var brace = close + 1
      while brace < close + ScriptTokens.lengthLimit, !tokens.isMark(brace, "{") { brace += 1 }
      guard tokens.isMark(brace, "{") else { return nil }
      return Function(parameters: (index + 1)..<close, start: brace, hasBody: true)
    }
    var parameters = index..<(index + 1)
    var arrow = index + 1
    if tokens.isMark(index, "("), let close = tokens.brackets.partner(of: index) {
      parameters = (index + 1)..<close
      arrow = close + 1
      // The type of the result.
      if tokens.isMark(arrow, ":") {
        while arrow < close + ScriptTokens.lengthLimit, !tokens.isMark(arrow, ";"), !isArrow(arrow) {
          arrow = after(arrow)
        }
      }
    } else if tokens.word(index) == nil {
      return nil
    }
    guard isArrow(arrow) else { return nil }
    return Function(parameters: parameters, start: arrow + 2, hasBody: tokens.isMark(arrow + 2, "{"))
  }

  func isArrow(_ index: Int) -> Bool { tokens.isMark(index, "=") && tokens.isMark(index + 1, ">") }

  /// Returns the token after another, or after the bracket that it opens.
  func after(_ index: Int) -> Int {
    let isOpening = tokens.isMark(index, "(") || tokens.isMark(index, "[") || tokens.isMark(index, "{")
    return max(isOpening ? tokens.brackets.partner(of: index) ?? index : index, index) + 1
  }

  // MARK: - What is exported

  private mutating func exported() -> ScriptSetting {
    guard exports.count == 1 else { return ScriptSetting(.unknown, at: 0) }
    var start = exports[0]
    if let name = tokens.word(start), !changed.contains(name), function(at: start) == nil,
      let named = functions[name], tokens.tokens.count == start + 1 || !tokens.isMark(start + 1, "(")
    {
      return result(of: named, for: argument, depth: 0)
    }
    while tokens.isMark(start, "("), function(at: start) == nil { start += 1 }
    if let function = function(at: start) { return result(of: function, for: argument, depth: 0) }
    return value(at: exports[0], in: [:], depth: 0).value
  }

  /// Returns what a function returns: what all of its results have in common.
  mutating func result(of function: Function, for argument: ScriptSetting, depth: Int) -> ScriptSetting {
    let unknown = ScriptSetting(.unknown, at: 0)
    guard depth < Self.deepest else { return unknown }
    let scope = names(of: function.parameters, for: argument)
    guard function.hasBody else { return value(at: function.start, in: scope, depth: depth + 1).value }
    guard let end = tokens.brackets.partner(of: function.start) else { return unknown }
    var result: ScriptSetting?
    for index in function.start..<end where tokens.word(index) == "return" && !tokens.isMark(index - 1, ".") {
      guard !isInNestedFunction(index, from: function.start) else { continue }
      let value = value(at: index + 1, in: scope, depth: depth + 1).value
      result = result?.merged(with: value) ?? value
    }
    return result ?? unknown
  }

  /// Whether a token belongs to a function within the one whose body begins at a brace.
  private func isInNestedFunction(_ index: Int, from brace: Int) -> Bool {
    var place = index
    while let open = tokens.brackets.bracket(around: place), open > brace {
      if tokens.isMark(open, "{") {
        if tokens.isMark(open - 1, ">"), tokens.isMark(open - 2, "=") { return true }
        if tokens.isMark(open - 1, ")"), let start = tokens.brackets.partner(of: open - 1),
          !["if", "for", "while", "switch", "catch"].contains(tokens.word(start - 1) ?? "")
        {
          return true
        }
      }
      place = open
    }
    return false
  }

  /// Returns the values of a function's parameters: the first is the argument, or takes fields of it.
  private func names(of parameters: Range<Int>, for argument: ScriptSetting) -> [String: ScriptSetting] {
    let start = parameters.lowerBound
    var names: [String: ScriptSetting] = [:]
    // All other parameters hide the script's constants of the same names.
    for index in parameters {
      if let name = tokens.word(index) { names[name] = ScriptSetting(.unknown, at: 0) }
    }
    if tokens.isMark(start, "{") {
      for part in tokens.arguments(of: start) {
        guard let name = tokens.word(part.lowerBound) else { continue }
        let renamed = tokens.isMark(part.lowerBound + 1, ":") ? tokens.word(part.lowerBound + 2) : name
        if let renamed, part.count == 1 || part.count == 3 && renamed != name {
          names[renamed] = argument[name]
        }
      }
    } else if let name = tokens.word(start), parameters.contains(start) {
      names[name] = argument
    }
    return names.filter { !changed.contains($0.key) }
      .merging(names.keys.filter(changed.contains).map { ($0, ScriptSetting(.unknown, at: 0)) }) { $1 }
  }

  /// Counts a value that is read, and returns whether there may be more.
  mutating func mayRead() -> Bool {
    left -= 1
    return left > 0
  }
}
