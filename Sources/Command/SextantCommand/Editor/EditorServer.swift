import AppProject
import CommandOutput
import Dispatch
import JSONRPC
import LeanFoundation
import Synchronization

/// A server for the Language Server Protocol.
///
/// Checks run serially on a queue; changes that arrive during a check are combined.
final class EditorServer: MessageHandler {
  private struct State {
    var documents: [FilePath: EditorText] = [:]
    var due: EditedProject.Change?
    var showsLinks = false
    var isShutDown = false
    var isOver = false
  }

  private let state = Mutex(State())
  private let memory = FileMemory()
  private let desk = EditorDesk()

  var isOver: Bool { state.withLock { $0.isOver } }

  /// Whether the client has sent the request to shut down, as required before it exits.
  var isShutDown: Bool { state.withLock { $0.isShutDown } }

  func isAnsweredInOrder(_ method: String) -> Bool { ["initialize", "shutdown"].contains(method) }

  func take(_ notification: MethodCall, over connection: Connection) {
    switch notification.method {
    case "initialized": check(.disk, over: connection)
    case "textDocument/didOpen", "textDocument/didChange": edit(notification, over: connection)
    case "textDocument/didClose":
      guard let path = path(of: notification) else { return }
      state.withLock { $0.documents[path] = nil }
      memory.edit(path, nil)
      check(.settings, over: connection)
    case "textDocument/didSave", "workspace/didChangeWatchedFiles": check(.disk, over: connection)
    case "exit": state.withLock { $0.isOver = true }
    default: break
    }
  }

  func answer(
    _ call: MethodCall, over connection: Connection, unless cancellation: Cancellation
  ) throws(RPCError) -> any Encodable {
    switch call.method {
    case "initialize":
      let parameters = try call.parameters(as: InitializeParameters.self)
      let uris = parameters.workspaceFolders.map { $0.map(\.uri) } ?? [parameters.rootUri].compactMap(\.self)
      desk.open(uris.compactMap(Self.path), memory: memory)
      state.withLock { $0.showsLinks = parameters.capabilities?.window?.showDocument?.support ?? false }
      return InitializeAnswer(serverInfo: .init(name: "sextant", version: ToolVersion.number))
    case "shutdown":
      state.withLock { $0.isShutDown = true }
      return String?.none
    case "workspace/executeCommand":
      let parameters = try call.parameters(as: CommandParameters.self)
      guard parameters.command == ShownAddress.command, let address = parameters.arguments?.first,
        address.hasPrefix("http")
      else { throw .invalidParameters("'\(parameters.command.prefix(200))' makes no sense.") }
      // The editor itself reports to the user if it can't show the document.
      connection.request("window/showDocument", ShownAddress(uri: address)) { _ in }
      return String?.none
    default:
      let parameters = try call.parameters(as: DocumentParameters.self)
      guard let path = Self.path(parameters.textDocument.uri) else {
        throw .invalidParameters("'\(parameters.textDocument.uri.prefix(200))' is no file.")
      }
      let document = EditorDocument(
        path: path, uri: parameters.textDocument.uri, text: text(of: path), state: desk.settled(of: path))
      switch call.method {
      case "textDocument/hover": return parameters.position.flatMap { document.hover(at: $0) }
      case "textDocument/completion":
        return parameters.position.map { document.completions(at: $0) } ?? []
      case "textDocument/codeAction": return parameters.range.map { document.actions(in: $0) } ?? []
      case "textDocument/codeLens": return document.lenses(playing: state.withLock { $0.showsLinks })
      default: throw .unknownMethod(call.method)
      }
    }
  }

  // MARK: - Documents

  private func edit(_ notification: MethodCall, over connection: Connection) {
    guard let parameters = try? notification.parameters(as: DocumentParameters.self),
      let path = Self.path(parameters.textDocument.uri),
      let text = parameters.contentChanges?.last?.text ?? parameters.textDocument.text
    else { return }
    let bytes = Array(text.utf8)
    let isNew = state.withLock { state in
      defer { state.documents[path] = EditorText(bytes) }
      return state.documents[path]?.bytes != bytes
    }
    guard isNew else { return }
    memory.edit(path, bytes)
    check(EditedProject.Change(of: path), over: connection)
  }

  private func path(of notification: MethodCall) -> FilePath? {
    (try? notification.parameters(as: DocumentParameters.self)).flatMap { Self.path($0.textDocument.uri) }
  }

  private static func path(_ uri: String) -> FilePath? {
    URL(string: uri).flatMap { $0.isFileURL ? FilePath($0.path(percentEncoded: false)) : nil }
  }

  private func text(of path: FilePath) -> EditorText {
    if let text = state.withLock({ $0.documents[path] }) { return text }
    return EditorText((try? FileBytes.read(path, limit: FileBytes.settingsLimit)) ?? [])
  }

  // MARK: - Checks

  /// Schedules a check; pending changes are combined with it.
  private func check(_ change: EditedProject.Change, over connection: Connection) {
    let isDue = state.withLock { state in
      defer { state.due = change.and(state.due) }
      return state.due != nil
    }
    if isDue { return }
    desk.schedule { projects in
      let change = self.state.withLock { state in
        defer { state.due = nil }
        return state.due ?? .sources([])
      }
      for (file, findings) in projects.check(after: change) {
        let text = self.text(of: file)
        connection.notify(
          "textDocument/publishDiagnostics",
          PublishedDiagnostics(
            uri: URL(filePath: file.description).absoluteString,
            diagnostics: findings.map { Diagnostic($0.finding, in: text, leadingTo: $0.rulesAddress) }))
      }
    }
  }
}
