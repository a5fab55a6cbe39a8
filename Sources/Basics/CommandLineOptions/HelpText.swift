import Terminal

/// The help of a command, in the layout that Swift's own tools use.
struct HelpText {
  /// The commands from the root to the one that is described.
  let path: [any ParsableCommand.Type]

  /// The maximum width of a line, in characters.
  static let width = 80
  /// The column at which descriptions begin.
  private static let column = 26

  private var command: any ParsableCommand.Type { path[path.count - 1] }
  private var configuration: CommandConfiguration { command.configuration }

  /// The names to type for the command.
  var commandLine: String { path.map { $0.configuration.commandName }.joined(separator: " ") }

  /// The names to type for the command, followed by its arguments.
  var usageLine: String { usageWords.joined(separator: " ") }

  private var usageWords: [String] {
    let arguments = command.definitions.map(Self.usage)
    let subcommand = configuration.subcommands.isEmpty ? [] : ["<subcommand>"]
    return [commandLine] + arguments + subcommand
  }

  /// The whole help, without a newline at its end.
  var text: String {
    var sections = ["OVERVIEW: " + configuration.abstract]
    if !configuration.discussion.isEmpty { sections.append(discussion) }
    sections.append(usageSection)
    sections += [argumentSection, optionSection, subcommandSection].compactMap { $0 }
    return sections.joined(separator: "\n\n")
  }

  private var discussion: String {
    configuration.discussion.split(separator: "\n\n", omittingEmptySubsequences: true)
      .map { LineWrapping(width: Self.width).lines(of: String($0)).joined(separator: "\n") }
      .joined(separator: "\n\n")
  }

  private var usageSection: String {
    let indent = String(repeating: " ", count: commandLine.count + 8)
    let lines = LineWrapping(width: Self.width - indent.count).fill(usageWords, first: Self.width - 7)
    return "USAGE: " + lines.joined(separator: "\n" + indent)
  }

  private var argumentSection: String? {
    let arguments = command.definitions.filter { $0.kind == .positional }
    return Self.section("ARGUMENTS", arguments.map { ("<\($0.valueName)>", Self.explanation(of: $0)) })
  }

  private var optionSection: String? {
    var rows = command.definitions.filter { $0.kind != .positional }
      .map { (Self.label($0), Self.explanation(of: $0)) }
    if !path[0].configuration.version.isEmpty { rows.append(("--version", "Show the version.")) }
    rows.append(("-h, --help", "Show help information."))
    return Self.section("OPTIONS", rows)
  }

  private var subcommandSection: String? {
    let rows = configuration.subcommands.map { ($0.configuration.commandName, $0.configuration.abstract) }
    guard let section = Self.section("SUBCOMMANDS", rows) else { return nil }
    return section + "\n\n  See '\(path[0].configuration.commandName) help <subcommand>' for detailed help."
  }

  private static func section(_ title: String, _ rows: [(label: String, text: String)]) -> String? {
    rows.isEmpty ? nil : title + ":\n" + rows.map(row).joined(separator: "\n")
  }

  private static func row(label: String, text: String) -> String {
    let indent = String(repeating: " ", count: column)
    let lines = LineWrapping(width: width - column).lines(of: text)
    let explanation = lines.joined(separator: "\n" + indent)
    let start = "  " + label
    if start.count >= column { return start + "\n" + indent + explanation }
    return start + indent.dropFirst(start.count) + explanation
  }

  /// Returns the description of an argument, with its possible values and its default.
  static func explanation(of definition: ArgumentDefinition) -> String {
    var notes: [String] = []
    if !definition.allValueStrings.isEmpty {
      notes.append("values: " + definition.allValueStrings.joined(separator: ", "))
    }
    if let text = definition.defaultText { notes.append("default: " + text) }
    return notes.isEmpty
      ? definition.help : definition.help + " (\(notes.joined(separator: "; ")))"
  }

  private static func label(_ definition: ArgumentDefinition) -> String {
    let names = definition.names.joined(separator: ", ")
    return definition.kind == .flag ? names : names + " " + value(definition)
  }

  private static func value(_ definition: ArgumentDefinition) -> String {
    definition.arity == .upToNextOption ? "<\(definition.valueName)> ..." : "<\(definition.valueName)>"
  }

  private static func usage(_ definition: ArgumentDefinition) -> String {
    let repetition = definition.arity == .many ? " ..." : ""
    let body: String
    switch definition.kind {
    case .positional: body = "<\(definition.valueName)>" + repetition
    case .option: body = definition.preferredName + " " + value(definition) + repetition
    case .flag: body = definition.preferredName
    }
    return definition.initial == nil ? body : "[\(body)]"
  }
}
