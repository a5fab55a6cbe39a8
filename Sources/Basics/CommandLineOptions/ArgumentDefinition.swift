/// The definition of an argument for the parser and the help, independent of the value's type.
struct ArgumentDefinition {
  /// The form in which an argument is given.
  enum Kind: Equatable {
    /// By its position among the other positional arguments.
    case positional
    /// By name, with a value.
    case option
    /// By name only.
    case flag
  }

  /// The number of values that an argument takes.
  enum Arity: Equatable {
    /// Exactly one; if it is repeated, the last one counts.
    case one
    /// Any number: one for each time the option is given, or all remaining positional arguments.
    case many
    /// All arguments up to the next option, each time the option is given.
    case upToNextOption
  }

  /// A function that converts the texts given for an argument to its value.
  typealias Conversion = (_ texts: [String], _ definition: ArgumentDefinition) throws(UsageError) -> Any

  /// The property's name.
  let key: String
  let kind: Kind
  let arity: Arity
  /// The names, including dashes; empty for a positional argument.
  let names: [String]
  /// The description, in one sentence.
  let help: String
  /// The value's name in usage lines, without brackets.
  let valueName: String
  /// The texts of all possible values; empty if they can't be listed.
  let allValueStrings: [String]
  /// The text of the default value, for the help.
  let defaultText: String?
  /// The value if the argument is not given; nil if the argument is required.
  let initial: Any?
  let convert: Conversion

  init(
    _ texts: ArgumentTexts, key: String, kind: Kind? = nil, arity: Arity = .one,
    allValueStrings: [String] = [], defaultText: String? = nil, initial: Any?, convert: @escaping Conversion
  ) {
    self.key = key
    self.kind = kind ?? (texts.names == nil ? .positional : .option)
    self.arity = arity
    names = texts.names?.names(forProperty: key) ?? []
    help = texts.help
    valueName = texts.value ?? NameSpecification.kebabCase(key)
    self.allValueStrings = allValueStrings
    self.defaultText = defaultText
    self.initial = initial
    self.convert = convert
  }

  /// The name in error messages.
  var displayName: String { kind == .positional ? "<\(valueName)>" : preferredName }

  /// The first long name, or the first name if there is no long one.
  var preferredName: String { names.first { $0.hasPrefix("--") } ?? names.first ?? "<\(valueName)>" }
}

/// The words of an argument.
struct ArgumentTexts {
  /// The names; nil for a positional argument.
  var names: NameSpecification?
  let help: String
  /// The value's name in usage lines; nil derives it from the property's name.
  var value: String?
}
