/// A positional argument of a command.
@propertyWrapper
package struct Argument<Value>: ArgumentWrapper, Decodable {
  let storage: ArgumentStorage<Value>

  /// The parsed value, or the default.
  package var wrappedValue: Value { storage.value }

  /// Reads the parsed value from the parser's decoder.
  package init(from decoder: any Decoder) throws {
    storage = .parsed(try ParsedArgumentDecoder.value(from: decoder))
  }

  /// Declares a required argument.
  ///
  /// - Parameter value: The name of the value in usage lines; nil derives it from the property's name.
  package init(help: String, value: String? = nil) where Value: ExpressibleByArgument {
    storage = .one(ArgumentTexts(help: help, value: value), initial: nil)
  }

  /// Declares an argument with a default.
  package init(wrappedValue: Value, help: String, value: String? = nil) where Value: ExpressibleByArgument {
    storage = .one(ArgumentTexts(help: help, value: value), initial: wrappedValue)
  }

  /// Declares an optional argument.
  package init<Wrapped: ExpressibleByArgument>(
    help: String, value: String? = nil
  ) where Value == Wrapped? {
    storage = .optional(ArgumentTexts(help: help, value: value))
  }

  /// Declares an argument that takes all remaining positional values.
  package init<Element: ExpressibleByArgument>(
    help: String, value: String? = nil
  ) where Value == [Element] {
    storage = .many(ArgumentTexts(help: help, value: value), .many)
  }
}
