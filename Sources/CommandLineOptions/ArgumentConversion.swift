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
