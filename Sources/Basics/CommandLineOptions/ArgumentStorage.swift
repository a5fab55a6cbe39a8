/// The state of an argument wrapper, before or after parsing.
enum ArgumentStorage<Value> {
  /// The argument is declared; the closure returns its definition for a property's name.
  case declared((_ key: String) -> ArgumentDefinition)
  /// The argument is parsed.
  case parsed(Value)

  /// The value; before parsing, the default value, or a trap if there is none.
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

  /// Returns the definition for a property's name, or nil after parsing.
  func definition(forProperty key: String) -> ArgumentDefinition? {
    switch self {
    case .declared(let define): define(key)
    case .parsed: nil
    }
  }
}

/// A property wrapper that declares an argument before parsing and holds its value afterwards.
protocol ArgumentWrapper {
  /// Returns the definition for a property's name, or nil after parsing.
  func definition(forProperty key: String) -> ArgumentDefinition?
}
