import CommandLineOptions
import CommandOutput

/// The root command; its subcommands are in the folder Subcommands.
struct Sextant: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sextant",
    abstract: "Check and explore how location permission works on each iOS release.",
    version: ToolVersion.text,
    subcommands: [
      Check.self, ListRules.self, Policy.self, Explain.self, Draw.self, Simulate.self, Phone.self,
      Explore.self, AskPhone.self, SDK.self,
      BuildPackage.self,
      TestPackage.self, RunProgram.self, RecordTrack.self, SelfCheck.self, ServeAgents.self,
      ServeEditors.self,
    ])
}
