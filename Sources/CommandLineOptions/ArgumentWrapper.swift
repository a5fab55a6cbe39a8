/// A property wrapper that declares an argument until the command line is parsed, and holds its value afterwards.
protocol ArgumentWrapper {
  /// Returns the declaration for the property of the given name; nil when the value is parsed already.
  func definition(forProperty key: String) -> ArgumentDefinition?
}

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

/// The conversions from texts to values that the wrappers share.
enum ArgumentConversion {
  /// Converts the last of the texts.
  static func one<Value: ExpressibleByArgument>(
    _ type: Value.Type
  ) -> ArgumentDefinition.Conversion {
    { (texts, definition) throws(UsageError) -> Any in
      try convert(texts.last ?? "", to: type, for: definition)
    }
  }

  /// Converts the last of the texts to an optional.
  static func optional<Value: ExpressibleByArgument>(
    _ type: Value.Type
  ) -> ArgumentDefinition.Conversion {
    { (texts, definition) throws(UsageError) -> Any in
      try Optional(convert(texts.last ?? "", to: type, for: definition)) as Any
    }
  }

  /// Converts each of the texts.
  static func many<Value: ExpressibleByArgument>(
    _ type: Value.Type
  ) -> ArgumentDefinition.Conversion {
    { (texts, definition) throws(UsageError) -> Any in
      var values: [Value] = []
      for text in texts { values.append(try convert(text, to: type, for: definition)) }
      return values
    }
  }

  private static func convert<Value: ExpressibleByArgument>(
    _ text: String, to type: Value.Type, for definition: ArgumentDefinition
  ) throws(UsageError) -> Value {
    if let value = Value(argument: text) { return value }
    throw .invalidValue(text, argument: definition.displayName, valid: Value.allValueStrings)
  }
}
