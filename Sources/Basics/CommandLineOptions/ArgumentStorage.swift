/// The two lives of an argument wrapper.
enum ArgumentStorage<Value> {
  /// Declared, not parsed: the declaration for a property's name.
  case declared((_ key: String) -> ArgumentDefinition)
  /// Parsed.
  case parsed(Value)

  /// The value; before parsing the default value, and a trap when there is none.
  var value: Value {
    switch self {
    case .parsed(let value):
      return value
    case .declared(let define):
      guard let value = define("value").initial as? Value else {
        preconditionFailure("a required argument was read before the command line was parsed")
      }
      return value
    }
  }

  /// The declaration for a property's name, or nil once parsed.
  func definition(forProperty key: String) -> ArgumentDefinition? {
    switch self {
    case .declared(let define): define(key)
    case .parsed: nil
    }
  }
}

/// A property wrapper that declares an argument until the command line is parsed, and holds its value afterwards.
protocol ArgumentWrapper {
  /// Returns the declaration for the property of the given name; nil when the value is parsed already.
  func definition(forProperty key: String) -> ArgumentDefinition?
}
