import CommandLineOptions
import CommandOutput
import LocationPolicy
import Translations

/// Prints the rules of releases, or the changes between two.
struct Policy: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "policy",
    abstract: "Print the location rules of a release, or what changed between two.",
    discussion: """
      Everything is computed by running the rules: which prompt a request shows in each state, what each answer \
      grants, what continues in the background with which indicator, which Info.plist keys are read, what Settings \
      offers. Text, Markdown and JSON contain the same tables; rule values are words in the first two, names in JSON.
      """)

  @Option(help: "Print the rules of this iOS version only, such as 13.4.", value: "version")
  var ios: ReleaseArgument?

  @Option(
    parsing: .upToNextOption, help: "Print what changed from one version to another, and which facts say so.",
    value: "version")
  var diff: [ReleaseArgument]

  @Option(help: "The format of the tables.")
  var format = PolicyText.Format.text

  @Option(
    help: """
      The language of titles and of values in words, by default that of LANG; names and JSON are the same in all.
      """)
  var language: Language?

  func validate() throws(ValidationError) {
    if !diff.isEmpty, diff.count != 2 {
      throw ValidationError("--diff takes two versions, such as --diff 13.0 13.4")
    }
    if !diff.isEmpty, ios != nil { throw ValidationError("--diff and --ios exclude each other") }
  }

  func run(in console: Console) throws(CommandFailure) -> ExitCode {
    let text: String
    let printed = PolicyText(language: console.language(language), format: format, terminal: console.terminal)
    do {
      if let old = diff.first, let new = diff.last {
        text = try printed.difference(from: old.release, to: new.release)
      } else {
        text = try printed.tables(of: ios.map { [$0.release] } ?? Release.allCases)
      }
    } catch {
      throw .encoding(String(describing: error))
    }
    try console.print(text)
    return .success
  }
}

extension PolicyText.Format: ExpressibleByArgument {}
