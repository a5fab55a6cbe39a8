import JSONRPC

/// The name and version of a server.
package struct ServerIdentity: Encodable, Hashable, Sendable {
  /// The name for programs.
  package let name: String
  /// The name to show to people.
  package let title: String
  package let version: String

  package init(name: String, title: String, version: String) {
    self.name = name
    self.title = title
    self.version = version
  }
}

/// An answer with the additional properties that an era requires.
struct EraAnswer<Body: Encodable>: Encodable {
  /// The time for which a client may cache constant answers, in milliseconds.
  private static var lifetime: Int { 3_600_000 }

  let body: Body
  let era: Era
  let identity: ServerIdentity
  /// Whether the answer is always the same, so that a client may cache it.
  let isConstant: Bool

  private enum Key: String, CodingKey {
    case resultType, ttlMs, cacheScope
    case meta = "_meta"
    case serverInfo = "io.modelcontextprotocol/serverInfo"
  }

  func encode(to encoder: any Encoder) throws {
    try body.encode(to: encoder)
    guard era == .stateless else { return }
    var container = encoder.container(keyedBy: Key.self)
    try container.encode("complete", forKey: .resultType)
    if isConstant {
      try container.encode(Self.lifetime, forKey: .ttlMs)
      try container.encode("public", forKey: .cacheScope)
    }
    var meta = container.nestedContainer(keyedBy: Key.self, forKey: .meta)
    try meta.encode(identity, forKey: .serverInfo)
  }
}

/// The server's capabilities; its lists don't change while it runs.
struct Capabilities: Encodable {
  let tools, resources, prompts: [String: Bool]

  static let all = Capabilities(tools: [:], resources: [:], prompts: [:])
}

struct InitializeResult: Encodable {
  let protocolVersion: String
  let capabilities = Capabilities.all
  let serverInfo: ServerIdentity
  let instructions: String
}

struct DiscoverResult: Encodable {
  let supportedVersions = ProtocolVersion.stateless + ProtocolVersion.withHandshake.reversed()
  let capabilities = Capabilities.all
  let instructions: String
}

struct ToolList: Encodable {
  let tools: [Entry]

  struct Entry: Encodable {
    let name, title, description: String
    let inputSchema, outputSchema: Schema
    let annotations = [
      "readOnlyHint": true, "destructiveHint": false, "idempotentHint": true, "openWorldHint": false,
    ]

    init(_ tool: some AgentTool) {
      name = tool.name
      title = tool.title
      description = tool.description
      inputSchema = .object("", tool.input)
      outputSchema = .object("", tool.output)
    }
  }
}

struct ResourceList: Encodable {
  let resources: [Entry]

  struct Entry: Encodable {
    let uri, name, title, description: String

    init(_ resource: AgentResource) {
      uri = resource.uri
      name = resource.title
      title = resource.title
      description = resource.description
    }
  }
}

struct TemplateList: Encodable {
  let resourceTemplates: [Entry]

  struct Entry: Encodable {
    let uriTemplate, name, title, description: String

    init(_ resource: AgentResource) {
      uriTemplate = resource.uri
      name = resource.title
      title = resource.title
      description = resource.description
    }
  }
}

struct ReadResult: Encodable {
  let contents: [Contents]

  struct Contents: Encodable {
    let uri, mimeType, text: String
  }
}

struct PromptList: Encodable {
  let prompts: [Entry]

  struct Entry: Encodable {
    let name, title, description: String
    let arguments: [Argument]

    init(_ prompt: AgentPrompt) {
      name = prompt.name
      title = prompt.title
      description = prompt.description
      arguments = prompt.arguments.map { Argument(name: $0.name, description: $0.description) }
    }
  }

  struct Argument: Encodable {
    let name, description: String
    let required = false
  }
}

struct PromptResult: Encodable {
  let description: String
  let messages: [Message]

  struct Message: Encodable {
    let role = "user"
    let content: Content
  }

  struct Content: Encodable {
    let type = "text"
    let text: String
  }
}
