import CommandLineOptions
import CommandOutput
import JSONRPC

/// Serves editors by the Language Server Protocol.
struct ServeEditors: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Answer editors, by the Language Server Protocol on standard input and output.",
    discussion: """
      Editors start it by themselves, beside their other language servers; Documentation/Editors.md says how to set \
      that up. It reports findings while people type, explains requests and keys, completes keys, and offers fixes. It \
      writes nothing.

      Exits with 0 if the editor says goodbye as it should, otherwise with 1.
      """)

  func run(in console: Console) throws(CommandFailure) -> ExitCode {
    let server = EditorServer()
    Connection(.languageServer, output: console.output).serve(server, reading: StandardInput.read)
    return server.isShutDown ? .success : .errorsFound
  }
}
