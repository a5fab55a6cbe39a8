/// An argument that is given by name, followed by a value.
@propertyWrapper
package struct Option<Value>: ArgumentWrapper, Decodable {
  private let storage: ArgumentStorage<Value>

  /// The parsed value, or the default.
  package var wrappedValue: Value { storage.value }

  /// Reads the parsed value from the parser's decoder.
  package init(from decoder: any Decoder) throws {
    storage = .parsed(try ParsedArgumentDecoder.value(from: decoder))
  }

  private init(_ define: @escaping (String) -> ArgumentDefinition) {
    storage = .declared(define)
  }

  func definition(forProperty key: String) -> ArgumentDefinition? { storage.definition(forProperty: key) }
}

extension Option where Value: ExpressibleByArgument {
  /// Declares a required option.
  package init(name: NameSpecification = .long, help: ArgumentHelp) {
    self.init { key in
      ArgumentDefinition(
        key: key, kind: .option, arity: .one, names: name.names(forProperty: key), help: help,
        allValueStrings: Value.allValueStrings, defaultText: nil, initial: nil,
        convert: ArgumentConversion.one(Value.self))
    }
  }

  /// Declares an option with a default.
  package init(wrappedValue: Value, name: NameSpecification = .long, help: ArgumentHelp) {
    self.init { key in
      ArgumentDefinition(
        key: key, kind: .option, arity: .one, names: name.names(forProperty: key), help: help,
        allValueStrings: Value.allValueStrings, defaultText: wrappedValue.argumentText,
        initial: wrappedValue, convert: ArgumentConversion.one(Value.self))
    }
  }
}

extension Option {
  /// Declares an optional option.
  package init<Wrapped: ExpressibleByArgument>(
    name: NameSpecification = .long, help: ArgumentHelp
  ) where Value == Wrapped? {
    self.init { key in
      ArgumentDefinition(
        key: key, kind: .option, arity: .one, names: name.names(forProperty: key), help: help,
        allValueStrings: Wrapped.allValueStrings, defaultText: nil,
        initial: Optional<Wrapped>.none as Any, convert: ArgumentConversion.optional(Wrapped.self))
    }
  }

  /// Declares an option with several values.
  package init<Element: ExpressibleByArgument>(
    name: NameSpecification = .long, parsing strategy: ArrayParsingStrategy = .singleValue,
    help: ArgumentHelp
  ) where Value == [Element] {
    self.init { key in
      ArgumentDefinition(
        key: key, kind: .option, arity: strategy.arity, names: name.names(forProperty: key), help: help,
        allValueStrings: Element.allValueStrings, defaultText: nil,
        initial: [Element](), convert: ArgumentConversion.many(Element.self))
    }
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
