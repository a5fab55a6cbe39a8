/// The messages of the Language Server Protocol that the server uses.
struct TextDocument: Decodable {
  let uri: String
  let text: String?
}

struct DocumentParameters: Decodable {
  let textDocument: TextDocument
  let position: EditorText.Position?
  let range: EditorText.Range?
  let contentChanges: [Change]?

  /// The whole text; the server doesn't request incremental changes.
  struct Change: Decodable { let text: String }
}

struct InitializeParameters: Decodable {
  struct Folder: Decodable { let uri: String }
  struct Capabilities: Decodable {
    struct Window: Decodable {
      struct ShowDocument: Decodable { let support: Bool? }
      let showDocument: ShowDocument?
    }
    let window: Window?
  }
  let capabilities: Capabilities?
  let rootUri: String?
  let workspaceFolders: [Folder]?
}

struct InitializeAnswer: Encodable {
  struct Server: Encodable { let name, version: String }
  struct Sync: Encodable {
    let openClose = true
    /// Full synchronization: each change contains the whole text.
    let change = 1
    let save = true
  }
  struct Completion: Encodable { let triggerCharacters = ["\"", ">", "<"] }
  struct Actions: Encodable { let codeActionKinds = ["quickfix"] }
  struct Lens: Encodable { let resolveProvider = false }
  struct Commands: Encodable { let commands = [ShownAddress.command] }
  struct Capabilities: Encodable {
    let positionEncoding = "utf-16"
    let textDocumentSync = Sync()
    let hoverProvider = true
    let completionProvider = Completion()
    let codeActionProvider = Actions()
    let codeLensProvider = Lens()
    let executeCommandProvider = Commands()
  }
  let capabilities = Capabilities()
  let serverInfo: Server
}

struct Diagnostic: Codable, Hashable {
  /// A link to further information.
  struct Description: Codable, Hashable { let href: String }
  let range: EditorText.Range
  let severity: Int?
  let code: String?
  let codeDescription: Description?
  let source: String?
  let message: String
}

struct PublishedDiagnostics: Encodable {
  let uri: String
  let diagnostics: [Diagnostic]
}

struct Hover: Encodable {
  struct Contents: Encodable {
    let kind = "markdown"
    let value: String
  }
  let contents: Contents
  let range: EditorText.Range
}

struct TextEdit: Encodable {
  let range: EditorText.Range
  let newText: String
}

struct CodeAction: Encodable {
  struct Edit: Encodable { let changes: [String: [TextEdit]] }
  let title: String
  let kind = "quickfix"
  let diagnostics: [Diagnostic]
  let isPreferred: Bool
  let edit: Edit
}

struct CodeLens: Encodable {
  /// A command; one with an empty name only shows its title.
  struct Command: Encodable {
    let title: String
    var command = ""
    var arguments: [String]?
  }
  let range: EditorText.Range
  let command: Command
}

struct CommandParameters: Decodable {
  let command: String
  let arguments: [String]?
}

/// A request to open an address outside of the editor.
struct ShownAddress: Encodable {
  /// The command of a lens that plays a request.
  static let command = "sextant.play"

  let uri: String
  let external = true
}

struct CompletionItem: Encodable {
  let label: String
  /// The kind "property" of the protocol.
  let kind = 10
  let detail: String
}
