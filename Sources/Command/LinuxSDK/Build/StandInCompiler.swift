import CommandOutput
import LeanFoundation

/// Compiles stand-ins, which contain no code and need not be linked.
struct StandInCompiler {
  let toolchain: SwiftToolchain
  let console: Console
  /// The folders with the modules that stand-ins re-export.
  let searchFolders: [String]

  /// Compiles a stand-in, and its empty overlay if it has one, into a subfolder with its name.
  func compile(_ standIn: StandIn, below folder: URL) throws(SDKError) {
    let home = folder.appending(path: standIn.name)
    try FolderWork.create(home)
    try compile(standIn.source, as: standIn.name, in: home)
    if let overlay = standIn.testingOverlay { try compile("", as: overlay, in: home) }
  }

  private func compile(_ text: String, as name: String, in home: URL) throws(SDKError) {
    let source = home.appending(path: "\(name).swift").path(percentEncoded: false)
    let module = home.appending(path: "\(name).swiftmodule").path(percentEncoded: false)
    try FolderWork.write(Data(text.utf8), to: URL(filePath: source))
    let words =
      ["-frontend", "-emit-module", "-parse-as-library", "-module-name", name]
      + searchFolders.flatMap { ["-I", $0] } + [source, "-o", module]
    var messages = ""
    let code = try ChildProcess(
      program: toolchain.swift, arguments: words, environment: console.environment
    ).run { (_, text) throws(SDKError) in messages += text }
    guard code == .success else { throw .standIn(name, reason: messages) }
  }
}
