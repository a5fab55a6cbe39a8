import JSONRPC

/// The supported versions of the Model Context Protocol.
enum ProtocolVersion {
  /// The versions without sessions, which each request declares; the newest is last.
  static let stateless = ["2026-07-28"]
  /// The versions that a handshake negotiates; the newest is last.
  static let withHandshake = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]

  /// Returns the version for a session in which a client requests some version.
  static func agreed(on asked: String) -> String {
    withHandshake.contains(asked) ? asked : withHandshake[withHandshake.count - 1]
  }
}

/// The kind of protocol that a request follows.
enum Era: Hashable, Sendable {
  /// A version with sessions.
  case session
  /// A version without sessions, in which each request is self-contained.
  case stateless

  private struct Parameters: Decodable {
    let meta: Meta?

    private enum CodingKeys: String, CodingKey { case meta = "_meta" }
  }

  private struct Meta: Decodable {
    let hasVersion, hasCapabilities: Bool
    let version: String?

    private enum Key: String, CodingKey {
      case version = "io.modelcontextprotocol/protocolVersion"
      case capabilities = "io.modelcontextprotocol/clientCapabilities"
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      hasVersion = container.contains(.version)
      version = try? container.decode(String.self, forKey: .version)
      hasCapabilities = (try? container.nestedContainer(keyedBy: Key.self, forKey: .capabilities)) != nil
    }
  }

  /// Determines the era of a request.
  init(of call: MethodCall) throws(RPCError) {
    let meta = try? call.parameters(as: Parameters.self).meta
    let isDiscovery = call.method == "server/discover"
    guard let meta, meta.hasVersion || isDiscovery else {
      if isDiscovery { throw .invalidParameters("'_meta' with the protocol's version is missing.") }
      self = .session
      return
    }
    guard let version = meta.version, meta.hasCapabilities else {
      throw .invalidParameters(
        "'_meta' needs the protocol's version, a text, and clientCapabilities, an object.")
    }
    guard ProtocolVersion.stateless.contains(version) else {
      throw RPCError(
        code: -32022, message: "Unsupported protocol version",
        data: ["supported": ProtocolVersion.stateless, "requested": [version]])
    }
    self = .stateless
  }
}
