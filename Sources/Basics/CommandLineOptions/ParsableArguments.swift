/// A type whose properties declare arguments, options and flags: a command, or a group that several
/// commands share.
package protocol ParsableArguments: Decodable {
  /// Creates an instance whose properties declare the arguments.
  init()
}

extension ParsableArguments {
  /// The definitions in the order of the properties, with those of a group in its place.
  static var definitions: [ArgumentDefinition] {
    Mirror(reflecting: Self()).children.flatMap { label, value in
      if let group = value as? any ArgumentGroup { return group.definitions }
      guard let label, let wrapper = value as? any ArgumentWrapper else { return [] }
      return wrapper.definition(forProperty: String(label.drop { $0 == "_" })).map { [$0] } ?? []
    }
  }
}

/// A group of arguments that several commands share.
///
/// A command must not have a property with the name of one in the group.
@propertyWrapper
package struct OptionGroup<Arguments: ParsableArguments>: Decodable {
  /// The arguments.
  package let wrappedValue: Arguments

  /// Declares the group.
  package init() { wrappedValue = Arguments() }

  /// Reads the parsed values from the parser's decoder.
  package init(from decoder: any Decoder) throws { wrappedValue = try Arguments(from: decoder) }
}

/// A type-erased group of arguments.
private protocol ArgumentGroup {
  var definitions: [ArgumentDefinition] { get }
}

extension OptionGroup: ArgumentGroup {
  fileprivate var definitions: [ArgumentDefinition] { Arguments.definitions }
}
