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
}

extension ArgumentStorage where Value: ExpressibleByArgument {
  /// An argument with one value, which is required if there is no initial one.
  static func one(_ texts: ArgumentTexts, initial: Value?) -> Self {
    .declared { key in
      ArgumentDefinition(
        texts, key: key, allValueStrings: Value.allValueStrings, defaultText: initial?.argumentText,
        initial: initial.map { $0 }, convert: ArgumentConversion.one(Value.self))
    }
  }
}

extension ArgumentStorage {
  /// An argument with at most one value.
  static func optional<Wrapped: ExpressibleByArgument>(
    _ texts: ArgumentTexts
  ) -> Self where Value == Wrapped? {
    .declared { key in
      ArgumentDefinition(
        texts, key: key, allValueStrings: Wrapped.allValueStrings, initial: Optional<Wrapped>.none as Any,
        convert: ArgumentConversion.optional(Wrapped.self))
    }
  }

  /// An argument with any number of values.
  static func many<Element: ExpressibleByArgument>(
    _ texts: ArgumentTexts, _ arity: ArgumentDefinition.Arity
  ) -> Self where Value == [Element] {
    .declared { key in
      ArgumentDefinition(
        texts, key: key, arity: arity, allValueStrings: Element.allValueStrings, initial: [Element](),
        convert: ArgumentConversion.many(Element.self))
    }
  }
}

/// A property wrapper that declares an argument before parsing and holds its value afterwards.
protocol ArgumentWrapper {
  associatedtype Value
  /// The definition or the value.
  var storage: ArgumentStorage<Value> { get }
}

extension ArgumentWrapper {
  /// Returns the definition for a property's name, or nil after parsing.
  func definition(forProperty key: String) -> ArgumentDefinition? {
    switch storage {
    case .declared(let define): define(key)
    case .parsed: nil
    }
  }
}
