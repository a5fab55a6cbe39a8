/// A JSON-like value of an Info.plist, a table or a trace.
public enum JSONValue: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByNilLiteral, ExpressibleByFloatLiteral
{
  /// No value.
  case null
  /// A Boolean.
  case boolean(Bool)
  /// An integer.
  case integer(Int)
  /// Another number.
  case number(Double)
  /// A string.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// A dictionary.
  case object([String: JSONValue])

  /// Creates a string, or null from nil.
  public init(_ text: String?) { self = text.map(JSONValue.string) ?? .null }

  /// Creates an array of the ids of some facts.
  public init(_ facts: FactList) { self = .array(facts.map { .string($0.id) }) }

  /// Creates an array of strings.
  public init(_ texts: [String]) { self = .array(texts.map(JSONValue.string)) }

  /// Creates a string.
  public init(stringLiteral value: String) { self = .string(value) }

  /// Creates a Boolean.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }

  /// Creates an integer.
  public init(integerLiteral value: Int) { self = .integer(value) }

  /// Creates a number.
  public init(floatLiteral value: Double) { self = .number(value) }

  /// Creates an array.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  /// Creates a dictionary; if a name is repeated, the later value counts.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.reduce(into: [:]) { values, element in values[element.0] = element.1 })
  }

  /// Creates null.
  public init(nilLiteral: ()) { self = .null }

  /// The value of a name in a dictionary; setting nil removes it, and other kinds of values have no names.
  public subscript(name: String) -> JSONValue? {
    get {
      guard case .object(let values) = self else { return nil }
      return values[name]
    }
    set {
      guard case .object(var values) = self else { return }
      values[name] = newValue
      self = .object(values)
    }
  }
}
