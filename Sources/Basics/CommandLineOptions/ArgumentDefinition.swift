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
  let help: ArgumentHelp
  /// The texts of all possible values; empty if they can't be listed.
  let allValueStrings: [String]
  /// The text of the default value, for the help.
  let defaultText: String?
  /// The value if the argument is not given; nil if the argument is required.
  let initial: Any?
  let convert: Conversion

  /// The value's name in usage lines, without brackets.
  var valueName: String { help.valueName ?? NameSpecification.kebabCase(key) }

  /// The name in error messages.
  var displayName: String { kind == .positional ? "<\(valueName)>" : preferredName }

  /// The first long name, or the first name if there is no long one.
  var preferredName: String { names.first { $0.hasPrefix("--") } ?? names.first ?? "<\(valueName)>" }
}

/// The help for one argument: a description and the name of its value.
package struct ArgumentHelp: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The description, in one sentence.
  package var abstract: String
  /// The name of the value in usage lines; nil derives it from the property's name.
  package var valueName: String?

  /// Creates a help.
  package init(_ abstract: String, valueName: String? = nil) {
    self.abstract = abstract
    self.valueName = valueName
  }

  /// Creates a help with a derived value name.
  package init(stringLiteral value: String) {
    self.init(value)
  }
}
