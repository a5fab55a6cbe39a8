/// An error of JSON-RPC.
package struct RPCError: Error, Hashable, Sendable {
  /// The error code.
  package let code: Int
  /// A message of one sentence.
  package let message: String
  /// Further details by name.
  package let data: [String: [String]]

  /// Creates an error.
  package init(code: Int, message: String, data: [String: [String]] = [:]) {
    self.code = code
    self.message = message
    self.data = data
  }

  /// The message is not JSON.
  package static func unparsable(_ message: String) -> Self { Self(code: -32700, message: message) }

  /// The message is JSON, but not a valid request.
  package static func invalidRequest(_ message: String) -> Self { Self(code: -32600, message: message) }

  /// The method doesn't exist.
  package static func unknownMethod(_ method: String) -> Self {
    Self(code: -32601, message: "There is no method '\(method.prefix(100))'.")
  }

  /// The parameters are invalid for the method.
  package static func invalidParameters(_ message: String) -> Self { Self(code: -32602, message: message) }

  /// An internal error occurred.
  package static func internalError(_ message: String) -> Self { Self(code: -32603, message: message) }

  /// Too many requests are open.
  package static let busy = Self(
    code: -32000, message: "Too many requests at once; send the next when one has been answered.")

  /// The request took too long.
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
