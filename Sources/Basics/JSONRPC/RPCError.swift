/// Why a request has no result, as JSON-RPC says it.
package struct RPCError: Error, Hashable, Sendable {
  /// The number of the kind.
  package let code: Int
  /// What happened, in a sentence.
  package let message: String
  /// More about it, by name.
  package let data: [String: [String]]

  /// Creates an error.
  package init(code: Int, message: String, data: [String: [String]] = [:]) {
    self.code = code
    self.message = message
    self.data = data
  }

  /// What arrived is not JSON.
  package static func unparsable(_ message: String) -> Self { Self(code: -32700, message: message) }

  /// What arrived is JSON, but no message.
  package static func invalidRequest(_ message: String) -> Self { Self(code: -32600, message: message) }

  /// There is no such method.
  package static func unknownMethod(_ method: String) -> Self {
    Self(code: -32601, message: "There is no method '\(method.prefix(100))'.")
  }

  /// The parameters aren't what the method takes.
  package static func invalidParameters(_ message: String) -> Self { Self(code: -32602, message: message) }

  /// Something went wrong here.
  package static func internalError(_ message: String) -> Self { Self(code: -32603, message: message) }

  /// More requests arrived than are kept at once.
  package static let busy = Self(
    code: -32000, message: "Too many requests at once; send the next when one has been answered.")

  /// A request took longer than is allowed.
  package static let timedOut = Self(code: -32001, message: "It took too long and was given up.")
}

extension RPCError: Encodable {
  private enum Key: CodingKey { case code, message, data }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(code, forKey: .code)
    try container.encode(message, forKey: .message)
    if !data.isEmpty { try container.encode(data, forKey: .data) }
  }
}
