package import LocationPolicy
import LocationSimulation
import LocationTerms

/// A value of a scenario file with its location in the file, and the ways to read it.
package struct ScenarioNode {
  /// The value.
  package let value: JSONValue
  /// The location in the file.
  package let path: String

  /// Creates a node for a value at a location; the location of a whole file is empty.
  package init(value: JSONValue, path: String) {
    self.value = value
    self.path = path
  }

  /// Returns an error at the location.
  package func error(_ message: String) -> ScenarioError { ScenarioError(path, message) }

  /// The kind of the value, for messages.
  private var kind: String {
    switch value {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .integer, .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }

  private func mismatch(_ wanted: String) -> ScenarioError { error("expected \(wanted), found \(kind)") }

  var isNull: Bool { value == .null }

  var isString: Bool {
    if case .string = value { true } else { false }
  }

  var isObject: Bool {
    if case .object = value { true } else { false }
  }

  var isList: Bool {
    if case .array = value { true } else { false }
  }

  /// Reads a string.
  package func string() throws(ScenarioError) -> String {
    guard case .string(let text) = value else { throw mismatch("a string") }
    return text
  }

  func boolean() throws(ScenarioError) -> Bool {
    guard case .boolean(let value) = value else { throw mismatch("true or false") }
    return value
  }

  /// Reads a number in a range.
  package func number(in range: ClosedRange<Double> = -1e15...1e15) throws(ScenarioError) -> Double {
    let number: Double
    switch value {
    case .integer(let value): number = Double(value)
    case .number(let value): number = value
    case .null, .boolean, .string, .array, .object: throw mismatch("a number")
    }
    guard range.contains(number) else {
      throw error(
        "\(TraceFormat.number(number)) is not from \(TraceFormat.number(range.lowerBound)) to "
          + TraceFormat.number(range.upperBound))
    }
    return number
  }

  /// Reads a whole number in a range.
  package func integer(in range: ClosedRange<Int>) throws(ScenarioError) -> Int {
    guard case .integer(let number) = value else { throw mismatch("a whole number") }
    guard range.contains(number) else {
      throw error("\(number) is not from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// Reads a list.
  package func list() throws(ScenarioError) -> [ScenarioNode] {
    guard case .array(let values) = value else { throw mismatch("a list") }
    return values.enumerated().map { ScenarioNode(value: $1, path: "\(path)[\($0)]") }
  }

  /// Returns the elements of a list, or a single value as the only element.
  func listOrOne() throws(ScenarioError) -> [ScenarioNode] { isList ? try list() : [self] }

  /// Returns the values by name; names that are not allowed are errors.
  package func object(allowing names: [String]) throws(ScenarioError) -> ScenarioObject {
    guard case .object(let values) = value else { throw mismatch("an object") }
    for name in values.keys.sorted() where !names.contains(name) {
      throw ScenarioError(path, "there is no key “\(name)” here", word: name, allowed: names)
    }
    return ScenarioObject(values: values, path: path)
  }

  /// Returns the value that a word represents.
  func word<Value>(_ words: [(name: String, value: Value)]) throws(ScenarioError) -> Value {
    let text = try string()
    guard let match = words.first(where: { $0.name == text }) else {
      throw ScenarioError(path, "“\(text)” is not understood", word: text, allowed: words.map(\.name))
    }
    return match.value
  }

  /// Returns the case of an enumeration that a word names.
  package func word<Value: CaseIterable>(
    naming type: Value.Type
  ) throws(ScenarioError) -> Value where Value.AllCases: RandomAccessCollection {
    try word(Value.allCases.map { ("\($0)", $0) })
  }
}

/// The values of a JSON object by name, with its location in the file.
package struct ScenarioObject {
  /// The values by name.
  package let values: [String: JSONValue]
  let path: String

  /// The value of a name; nil if it is missing.
  package subscript(name: String) -> ScenarioNode? {
    values[name].map { ScenarioNode(value: $0, path: Self.path(of: name, in: path)) }
  }

  /// Returns the value of a name that must be present.
  package func required(_ name: String) throws(ScenarioError) -> ScenarioNode {
    guard let node = self[name] else { throw ScenarioError(path, "the key “\(name)” is missing") }
    return node
  }

  private static func path(of name: String, in path: String) -> String {
    let isPlain = !name.isEmpty && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    if !isPlain { return "\(path)[\"\(name)\"]" }
    return path.isEmpty ? name : "\(path).\(name)"
  }
}

extension ScenarioNode {
  /// Reads the releases that a text or a list of texts names, such as "13.4+", "8-10", "13" or ["8-10", "14+"].
  func releases() throws(ScenarioError) -> [Release] {
    var found: Set<Release> = []
    for node in try listOrOne() {
      let text = try node.string()
      guard let range = Policies.known.range(named: text) else {
        throw node.error("“\(text)” names no releases; write \"14\", \"13.4\", \"8-10\" or \"13.4+\"")
      }
      found.formUnion(Policies.known.releases.filter(range.contains))
    }
    return found.sorted()
  }
}
