package import JSONRPC

/// A server for the Model Context Protocol: for its current version, which has no sessions, and
/// earlier ones.
package final class AgentServer: MessageHandler {
  /// The contents of a server.
  package struct Offer: Sendable {
    /// The server's name and version.
    package let identity: ServerIdentity
    /// Instructions for agents on when to use the server.
    package let instructions: String
    package let tools: [any AgentTool]
    /// The resources.
    package let library: any AgentLibrary
    /// The predefined tasks.
    package let prompts: [AgentPrompt]

    package init(
      identity: ServerIdentity, instructions: String, tools: [any AgentTool], library: any AgentLibrary,
      prompts: [AgentPrompt]
    ) {
      self.identity = identity
      self.instructions = instructions
      self.tools = tools
      self.library = library
      self.prompts = prompts
    }
  }

  private let offer: Offer
  private let folders: [String]
  private let isFixed: Bool
  private let roots = ClientRoots()

  /// Creates a server.
  ///
  /// - Parameters:
  /// - offer: The contents of the server.
  /// - folders: The folders that tools may read.
  /// - isFixed: Whether only these folders may be read, regardless of the roots that a client declares.
  package init(_ offer: Offer, folders: [String], isFixed: Bool) {
    self.offer = offer
    self.folders = folders
    self.isFixed = isFixed
  }

  package var isOver: Bool { false }

  package func isAnsweredInOrder(_ method: String) -> Bool { method == "initialize" }

  package func take(_ notification: MethodCall, over connection: Connection) {
    switch notification.method {
    case "notifications/initialized", "notifications/roots/list_changed":
      if !isFixed { roots.ask(over: connection) }
    default: break
    }
  }

  package func answer(
    _ call: MethodCall, over connection: Connection, unless cancellation: Cancellation
  ) throws(RPCError) -> any Encodable {
    let era = try Era(of: call)
    switch (call.method, era) {
    case ("initialize", .session): return try initialize(call)
    case ("ping", .session): return [String: String]()
    case ("server/discover", .stateless):
      return said(DiscoverResult(instructions: offer.instructions), in: era, isConstant: true)
    case ("tools/list", _):
      let entries = offer.tools.map { ToolList.Entry($0) }
      return said(ToolList(tools: entries), in: era, isConstant: true)
    case ("tools/call", _): return said(try result(of: call, unless: cancellation), in: era)
    case ("resources/list", _):
      let entries = offer.library.resources.map(ResourceList.Entry.init)
      return said(ResourceList(resources: entries), in: era, isConstant: true)
    case ("resources/templates/list", _):
      let entries = offer.library.templates.map(TemplateList.Entry.init)
      return said(TemplateList(resourceTemplates: entries), in: era, isConstant: true)
    case ("resources/read", _): return said(try text(call, in: era), in: era, isConstant: true)
    case ("prompts/list", _):
      return said(PromptList(prompts: offer.prompts.map(PromptList.Entry.init)), in: era, isConstant: true)
    case ("prompts/get", _): return said(try prompt(call), in: era)
    default: throw .unknownMethod(call.method)
    }
  }

  private func said(_ body: some Encodable, in era: Era, isConstant: Bool = false) -> any Encodable {
    EraAnswer(body: body, era: era, identity: offer.identity, isConstant: isConstant)
  }

  private struct Handshake: Decodable {
    let protocolVersion: String
    let capabilities: Capabilities?
    struct Capabilities: Decodable { let roots: Roots? }
    struct Roots: Decodable {}
  }

  private func initialize(_ call: MethodCall) throws(RPCError) -> InitializeResult {
    let handshake = try call.parameters(as: Handshake.self)
    roots.offer(handshake.capabilities?.roots != nil)
    return InitializeResult(
      protocolVersion: ProtocolVersion.agreed(on: handshake.protocolVersion), serverInfo: offer.identity,
      instructions: offer.instructions)
  }

  private struct Named: Decodable { let name: String }

  private func result(of call: MethodCall, unless cancellation: Cancellation) throws(RPCError) -> CallResult {
    let name = try call.parameters(as: Named.self).name
    guard let tool = offer.tools.first(where: { $0.name == name }) else {
      throw .invalidParameters("There is no tool '\(name.prefix(100))'.")
    }
    let folders = isFixed ? folders : roots.folders ?? folders
    return tool.result(
      of: call, in: ToolSurroundings(folders: AllowedFolders(folders), cancellation: cancellation))
  }

  private struct Address: Decodable { let uri: String }

  private func text(_ call: MethodCall, in era: Era) throws(RPCError) -> ReadResult {
    let uri = try call.parameters(as: Address.self).uri
    guard let text = offer.library.text(at: uri) else {
      // Versions with sessions have a different error code for this.
      let message = "There is no resource '\(uri.prefix(200))'."
      throw era == .session ? RPCError(code: -32002, message: message) : .invalidParameters(message)
    }
    return ReadResult(contents: [.init(uri: uri, mimeType: text.type, text: text.text)])
  }

  private struct Task: Decodable {
    let name: String
    let arguments: [String: String]?
  }

  private func prompt(_ call: MethodCall) throws(RPCError) -> PromptResult {
    let task = try call.parameters(as: Task.self)
    guard let prompt = offer.prompts.first(where: { $0.name == task.name }) else {
      throw .invalidParameters("There is no prompt '\(task.name.prefix(100))'.")
    }
    let text = prompt.text(task.arguments ?? [:])
    return PromptResult(description: prompt.description, messages: [.init(content: .init(text: text))])
  }
}
