/// An argument of a command that is given by name, with a value.
@propertyWrapper
package struct Option<Value>: ArgumentWrapper, Decodable {
  private let storage: ArgumentStorage<Value>

  /// The value that was given, or the default.
  package var wrappedValue: Value { storage.value }

  /// Takes the parsed value from the parser's decoder.
  package init(from decoder: any Decoder) throws {
    storage = .parsed(try ParsedArgumentDecoder.value(from: decoder))
  }

  private init(_ define: @escaping (String) -> ArgumentDefinition) {
    storage = .declared(define)
  }

  func definition(forProperty key: String) -> ArgumentDefinition? { storage.definition(forProperty: key) }
}

extension Option where Value: ExpressibleByArgument {
  /// Declares an option that must be given.
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
  /// Declares an option that may be left out.
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

  /// Declares an option that can be given several times, or takes all values up to the next option.
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

/// How an option with several values takes them.
package struct ArrayParsingStrategy: Hashable, Sendable {
  let arity: ArgumentDefinition.Arity

  /// One value each time the option is given.
  package static let singleValue = Self(arity: .many)
  /// All values up to the next option.
  package static let upToNextOption = Self(arity: .upToNextOption)
}
