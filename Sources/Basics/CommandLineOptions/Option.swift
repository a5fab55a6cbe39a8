/// An argument that is given by name, followed by a value.
@propertyWrapper
package struct Option<Value>: ArgumentWrapper, Decodable {
  let storage: ArgumentStorage<Value>

  /// The parsed value, or the default.
  package var wrappedValue: Value { storage.value }

  /// Reads the parsed value from the parser's decoder.
  package init(from decoder: any Decoder) throws {
    storage = .parsed(try ParsedArgumentDecoder.value(from: decoder))
  }

  /// Declares a required option.
  ///
  /// - Parameter value: The name of the value in usage lines; nil derives it from the property's name.
  package init(name: NameSpecification = .long, help: String, value: String? = nil)
  where Value: ExpressibleByArgument {
    storage = .one(ArgumentTexts(names: name, help: help, value: value), initial: nil)
  }

  /// Declares an option with a default.
  package init(
    wrappedValue: Value, name: NameSpecification = .long, help: String, value: String? = nil
  ) where Value: ExpressibleByArgument {
    storage = .one(ArgumentTexts(names: name, help: help, value: value), initial: wrappedValue)
  }

  /// Declares an optional option.
  package init<Wrapped: ExpressibleByArgument>(
    name: NameSpecification = .long, help: String, value: String? = nil
  ) where Value == Wrapped? {
    storage = .optional(ArgumentTexts(names: name, help: help, value: value))
  }

  /// Declares an option with several values.
  package init<Element: ExpressibleByArgument>(
    name: NameSpecification = .long, parsing strategy: ArrayParsingStrategy = .singleValue, help: String,
    value: String? = nil
  ) where Value == [Element] {
    storage = .many(ArgumentTexts(names: name, help: help, value: value), strategy.arity)
  }
}

/// The way in which an option takes several values.
package struct ArrayParsingStrategy: Hashable, Sendable {
  let arity: ArgumentDefinition.Arity

  /// One value each time that the option is given.
  package static let singleValue = Self(arity: .many)
  /// All values up to the next option.
  package static let upToNextOption = Self(arity: .upToNextOption)
}
