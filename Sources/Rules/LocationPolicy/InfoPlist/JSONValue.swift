/// A value shaped like JSON: of an Info.plist, a table or a trace.
public enum JSONValue: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByNilLiteral, ExpressibleByFloatLiteral
{
  /// Nothing, where a value could be.
  case null
  /// A truth value.
  case boolean(Bool)
  /// A whole number.
  case integer(Int)
  /// Another number.
  case number(Double)
  /// A text.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// Values by name.
  case object([String: JSONValue])

  /// Creates a text, or null from nil.
  public init(_ text: String?) { self = text.map(JSONValue.string) ?? .null }

  /// Creates the list of the ids of some facts.
  public init(_ facts: FactList) { self = .array(facts.map { .string($0.id) }) }

  /// Creates a list of texts.
  public init(_ texts: [String]) { self = .array(texts.map(JSONValue.string)) }

  /// Creates a text.
  public init(stringLiteral value: String) { self = .string(value) }

  /// Creates a truth value.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }

  /// Creates a whole number.
  public init(integerLiteral value: Int) { self = .integer(value) }

  /// Creates a number.
  public init(floatLiteral value: Double) { self = .number(value) }

  /// Creates a list.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  /// Creates values by name; of two values with one name the later counts.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.reduce(into: [:]) { values, element in values[element.0] = element.1 })
  }

  /// Creates null.
  public init(nilLiteral: ()) { self = .null }

  /// The value of a name in an object; setting nil removes it, and other kinds of values have no names.
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
