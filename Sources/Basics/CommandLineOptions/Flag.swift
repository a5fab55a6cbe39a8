/// An argument that is given by name only, and is false by default.
@propertyWrapper
package struct Flag: ArgumentWrapper, Decodable {
  private let storage: ArgumentStorage<Bool>

  /// Whether the flag was given.
  package var wrappedValue: Bool { storage.value }

  /// Declares a flag.
  package init(name: NameSpecification = .long, help: ArgumentHelp) {
    storage = .declared { key in
      ArgumentDefinition(
        key: key, kind: .flag, arity: .one, names: name.names(forProperty: key), help: help,
        allValueStrings: [], defaultText: nil, initial: false,
        convert: { (texts, _) throws(UsageError) -> Any in !texts.isEmpty })
    }
  }

  /// Reads the parsed value from the parser's decoder.
  package init(from decoder: any Decoder) throws {
    storage = .parsed(try ParsedArgumentDecoder.value(from: decoder))
  }

  func definition(forProperty key: String) -> ArgumentDefinition? { storage.definition(forProperty: key) }
}
