/// A type whose values can be given on the command line.
package protocol ExpressibleByArgument {
  /// Creates a value from its text; nil if the text isn't valid.
  init?(argument: String)
  /// The text from which the value can be created.
  var argumentText: String { get }
  /// The texts of all values; empty if there are too many to list.
  static var allValueStrings: [String] { get }
}

extension ExpressibleByArgument {
  /// An empty list.
  package static var allValueStrings: [String] { [] }
}

extension ExpressibleByArgument where Self: RawRepresentable, RawValue == String {
  /// Creates the value whose raw value is the text.
  package init?(argument: String) { self.init(rawValue: argument) }
  /// The raw value.
  package var argumentText: String { rawValue }
}

extension ExpressibleByArgument where Self: CaseIterable & RawRepresentable, RawValue == String {
  /// The raw values in the order of the cases.
  package static var allValueStrings: [String] { allCases.map(\.rawValue) }
}

extension String: ExpressibleByArgument {
  /// Creates a copy of the text.
  package init?(argument: String) { self = argument }
  /// The text itself.
  package var argumentText: String { self }
}

extension Int: ExpressibleByArgument {
  /// Creates an integer from decimal digits with an optional sign.
  package init?(argument: String) { self.init(argument) }
  /// The decimal digits.
  package var argumentText: String { String(self) }
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
