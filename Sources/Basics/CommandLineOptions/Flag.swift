/// An argument that is given by name only, and is false by default.
@propertyWrapper
package struct Flag: ArgumentWrapper, Decodable {
  let storage: ArgumentStorage<Bool>

  /// Whether the flag was given.
  package var wrappedValue: Bool { storage.value }

  /// Declares a flag.
  package init(name: NameSpecification = .long, help: String) {
    storage = .declared { key in
      ArgumentDefinition(
        ArgumentTexts(names: name, help: help), key: key, kind: .flag, initial: false,
        convert: { (texts, _) throws(UsageError) -> Any in !texts.isEmpty })
    }
  }

  /// Reads the parsed value from the parser's decoder.
  package init(from decoder: any Decoder) throws {
    storage = .parsed(try ParsedArgumentDecoder.value(from: decoder))
  }
}
