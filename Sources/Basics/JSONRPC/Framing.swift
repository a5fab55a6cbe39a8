package import LeanFoundation

/// The way in which messages are delimited on a stream.
package enum Framing: Hashable, Sendable, CaseIterable {
  /// Each message is a line.
  case lines
  /// Each message follows a header with its length in bytes.
  case headers

  /// Returns a message with its delimiters.
  package func framed(_ message: Data) -> String {
    let text = String(decoding: message, as: UTF8.self)
    return switch self {
    case .lines: text + "\n"
    case .headers: "Content-Length: \(message.count)\r\n\r\n\(text)"
    }
  }
}

/// The differences between protocols that use JSON-RPC.
package struct Dialect: Hashable, Sendable {
  /// The way in which messages are delimited.
  package let framing: Framing
  /// The name of the notification that cancels a request.
  package let cancellation: String
  /// The answer to a canceled request; nil for none.
  package let answerToCancelled: RPCError?

  /// The Model Context Protocol.
  package static let modelContext = Dialect(
    framing: .lines, cancellation: "notifications/cancelled", answerToCancelled: nil)
  /// The Language Server Protocol.
  package static let languageServer = Dialect(
    framing: .headers, cancellation: "$/cancelRequest",
    answerToCancelled: RPCError(code: -32800, message: "The request was cancelled."))
}
