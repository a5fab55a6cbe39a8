package import LeanFoundation

/// How messages are told apart on a stream.
package enum Framing: Hashable, Sendable, CaseIterable {
  /// A message is a line.
  case lines
  /// A message follows a header that counts its bytes.
  case headers

  /// Returns a message as it is sent.
  package func framed(_ message: Data) -> String {
    let text = String(decoding: message, as: UTF8.self)
    return switch self {
    case .lines: text + "\n"
    case .headers: "Content-Length: \(message.count)\r\n\r\n\(text)"
    }
  }
}

/// What protocols on top of JSON-RPC say differently.
package struct Dialect: Hashable, Sendable {
  /// How messages are told apart.
  package let framing: Framing
  /// The notification that takes a request back.
  package let cancellation: String
  /// What a request that was taken back is answered with; nil for no answer.
  package let answerToCancelled: RPCError?

  /// The Model Context Protocol.
  package static let modelContext = Dialect(
    framing: .lines, cancellation: "notifications/cancelled", answerToCancelled: nil)
  /// The Language Server Protocol.
  package static let languageServer = Dialect(
    framing: .headers, cancellation: "$/cancelRequest",
    answerToCancelled: RPCError(code: -32800, message: "The request was cancelled."))
}
