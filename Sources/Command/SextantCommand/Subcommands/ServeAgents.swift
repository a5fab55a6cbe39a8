import AgentServer
import CommandLineOptions
import CommandOutput
import JSONRPC
import LeanFoundation

/// Serves agents by the Model Context Protocol.
struct ServeAgents: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Answer coding agents, by the Model Context Protocol on standard input and output.",
    discussion: """
      Agents start it by themselves; Documentation/Agents.md says how to set that up. Its tools explain, check, say \
      what a request does, compare releases, play scenarios and find the shortest journey to a situation. It reads \
      below the folders that are given here, otherwise below those that the client gives, otherwise below the current \
      folder. It writes nothing, and nothing leaves the machine.

      Ends with 0 when the input ends.
      """)

  @Argument(help: "A folder below which may be read.", value: "folder")
  var folder: [String]

  func run(in console: Console) throws(CommandFailure) -> ExitCode {
    let current = FileManager.default.currentDirectoryPath
    let server = AgentServer(
      AgentOffer.complete, folders: folder.isEmpty ? [current] : folder, isFixed: !folder.isEmpty)
    Connection(.modelContext, output: console.output).serve(server, reading: StandardInput.read)
    return .success
  }
}
