import Foundation

/// Compiles stand-ins: modules without code of their own, so that nothing has to be linked.
struct StandInCompiler {
  let toolchain: SwiftToolchain
  let session: Session
  /// The folders with the modules that stand-ins bring.
  let searchFolders: [String]

  /// Compiles a stand-in into the folder of its name in a folder.
  func compile(_ standIn: StandIn, below folder: URL) throws(SDKError) {
    let home = folder.appending(path: standIn.name)
    let source = home.appending(path: "\(standIn.name).swift").path(percentEncoded: false)
    let module = home.appending(path: "\(standIn.name).swiftmodule").path(percentEncoded: false)
    try FolderWork.create(home)
    try FolderWork.write(Data(standIn.source.utf8), to: URL(filePath: source))
    let words =
      ["-frontend", "-emit-module", "-parse-as-library", "-module-name", standIn.name]
      + searchFolders.flatMap { ["-I", $0] } + [source, "-o", module]
    var messages = ""
    let code = try ChildProcess(
      program: toolchain.swift, arguments: words, environment: session.environment
    ).run { (_, text) throws(SDKError) in messages += text }
    guard code == .success else { throw .standIn(standIn.name, reason: messages) }
  }
}
