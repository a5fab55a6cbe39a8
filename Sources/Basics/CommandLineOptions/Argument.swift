/// A positional argument of a command.
@propertyWrapper
package struct Argument<Value>: ArgumentWrapper, Decodable {
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

extension Argument where Value: ExpressibleByArgument {
  /// Declares a required argument.
  package init(help: ArgumentHelp) {
    self.init { key in
      ArgumentDefinition(
        key: key, kind: .positional, arity: .one, names: [], help: help,
        allValueStrings: Value.allValueStrings, defaultText: nil, initial: nil,
        convert: ArgumentConversion.one(Value.self))
    }
  }

  /// Declares an argument with a default.
  package init(wrappedValue: Value, help: ArgumentHelp) {
    self.init { key in
      ArgumentDefinition(
        key: key, kind: .positional, arity: .one, names: [], help: help,
        allValueStrings: Value.allValueStrings, defaultText: wrappedValue.argumentText,
        initial: wrappedValue, convert: ArgumentConversion.one(Value.self))
    }
  }
}

extension Argument {
  /// Declares an optional argument.
  package init<Wrapped: ExpressibleByArgument>(help: ArgumentHelp) where Value == Wrapped? {
    self.init { key in
      ArgumentDefinition(
        key: key, kind: .positional, arity: .one, names: [], help: help,
        allValueStrings: Wrapped.allValueStrings, defaultText: nil,
        initial: Optional<Wrapped>.none as Any, convert: ArgumentConversion.optional(Wrapped.self))
    }
  }

  /// Declares an argument that takes all remaining positional values.
  package init<Element: ExpressibleByArgument>(help: ArgumentHelp) where Value == [Element] {
    self.init { key in
      ArgumentDefinition(
        key: key, kind: .positional, arity: .many, names: [], help: help,
        allValueStrings: Element.allValueStrings, defaultText: nil,
        initial: [Element](), convert: ArgumentConversion.many(Element.self))
    }
  }
}
