/// What the parser and the help need to know of one argument, whatever its value's type.
struct ArgumentDefinition {
  /// How an argument is given.
  enum Kind: Equatable {
    /// By its place among the other positional arguments.
    case positional
    /// By name, with a value.
    case option
    /// By name alone.
    case flag
  }

  /// How many values an argument takes.
  enum Arity: Equatable {
    /// Exactly one; a second one replaces the first.
    case one
    /// Any number, one each time the option is given, or all remaining positional arguments.
    case many
    /// All arguments up to the next option, each time the option is given.
    case upToNextOption
  }

  /// Turns the texts given for an argument into its value.
  typealias Conversion = (_ texts: [String], _ definition: ArgumentDefinition) throws(UsageError) -> Any

  /// The property's name.
  let key: String
  let kind: Kind
  let arity: Arity
  /// The names with dashes; empty for a positional argument.
  let names: [String]
  let help: ArgumentHelp
  /// The texts of all values, if they can be listed.
  let allValueStrings: [String]
  /// The default value's text, for the help.
  let defaultText: String?
  /// The value without any text; nil when the argument must be given.
  let initial: Any?
  let convert: Conversion

  /// The value's name in usage lines, without brackets.
  var valueName: String { help.valueName ?? NameSpecification.kebabCase(key) }

  /// The name that error messages use.
  var displayName: String { kind == .positional ? "<\(valueName)>" : preferredName }

  /// The first long name, or else the first name.
  var preferredName: String { names.first { $0.hasPrefix("--") } ?? names.first ?? "<\(valueName)>" }
}

/// The help for one argument: what it does, and how its value is called.
package struct ArgumentHelp: Hashable, Sendable, ExpressibleByStringLiteral {
  /// What the argument does, in one sentence.
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
