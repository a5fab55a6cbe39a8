/// A manual page of a command, in the macros of man(7).
struct ManualPage {
  let commands: [CommandPage]
  /// The date of the release, such as 2026-11-24.
  let date: String

  private var root: CommandPage { commands[0] }

  /// The page.
  var text: String {
    var lines = [
      #".TH \#(root.name.uppercased()) 1 "\#(Self.escaped(date))" "\#(root.name) \#(root.configuration.version)""#,
      ".SH NAME",
      #"\#(Self.escaped(root.name)) \- \#(Self.escaped(root.configuration.abstract))"#, ".SH SYNOPSIS",
    ]
    lines += commands.filter { $0.subcommands.isEmpty }.flatMap(synopsis)
    lines += paragraphs(of: root, heading: ".SH DESCRIPTION")
    let below = commands.dropFirst()
    if !below.isEmpty { lines.append(".SH COMMANDS") }
    for command in below {
      lines.append(".SS \(Self.escaped(command.path.joined(separator: " ")))")
      lines.append(Self.escaped(command.configuration.abstract))
      lines += paragraphs(of: command, heading: ".PP") + command.definitions.flatMap(entry)
    }
    if below.isEmpty { lines += [".SH OPTIONS"] + root.definitions.flatMap(entry) }
    return lines.joined(separator: "\n")
  }

  private func synopsis(_ command: CommandPage) -> [String] {
    let arguments = command.positional.map { definition in
      let name = #"\fI\#(Self.escaped(definition.valueName))\fR"#
      return definition.initial == nil ? name : "[\(name)]"
    }
    let words =
      [#"\fB\#(Self.escaped(command.path.joined(separator: " ")))\fR"#] + [#"[\fIoptions\fR]"#] + arguments
    return [words.joined(separator: " "), ".br"]
  }

  private func paragraphs(of command: CommandPage, heading: String) -> [String] {
    let paragraphs = command.configuration.discussion.split(separator: "\n\n")
    guard !paragraphs.isEmpty else { return [] }
    let texts = paragraphs.map { Self.escaped($0.split(separator: "\n").joined(separator: " ")) }
    return [heading] + Array(texts.map { [$0] }.joined(separator: [".PP"]))
  }

  private func entry(_ definition: ArgumentDefinition) -> [String] {
    let value = #"\fI\#(Self.escaped(definition.valueName))\fR"#
    let names = definition.names.map { #"\fB\#(Self.escaped($0))\fR"# }.joined(separator: ", ")
    let label =
      switch definition.kind {
      case .positional: value
      case .option: "\(names) \(value)"
      case .flag: names
      }
    return [".TP", label, Self.escaped(HelpText.explanation(of: definition))]
  }

  /// Escapes everything in a text that the macros would interpret.
  private static func escaped(_ text: String) -> String {
    let text = String(text.flatMap { Array(escapes[$0] ?? String($0)) })
    return text.hasPrefix(".") || text.hasPrefix("'") ? #"\&"# + text : text
  }

  private static let escapes: [Character: String] = ["\\": #"\e"#, "-": #"\-"#, "\"": #"\(dq"#]
}
