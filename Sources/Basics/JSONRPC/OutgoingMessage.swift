/// A message to send.
protocol OutgoingMessage: Encodable {
  /// The identifier of the request; nil for a notification.
  var id: RequestID? { get }
}

private enum MessageKey: CodingKey { case jsonrpc, id, method, params, result, error }

/// A request, or a notification if there is no identifier.
struct OutgoingCall<Parameters: Encodable>: OutgoingMessage {
  let id: RequestID?
  let method: String
  let params: Parameters

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: MessageKey.self)
    try container.encode("2.0", forKey: .jsonrpc)
    try container.encodeIfPresent(id, forKey: .id)
    try container.encode(method, forKey: .method)
    try container.encode(params, forKey: .params)
  }
}

/// The result of a request.
struct Success: OutgoingMessage {
  let id: RequestID?
  let result: any Encodable

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: MessageKey.self)
    try container.encode("2.0", forKey: .jsonrpc)
    try container.encode(id, forKey: .id)
    try container.encode(result, forKey: .result)
  }
}

/// An error response; it has no identifier if that of the request is unknown.
struct Failure: OutgoingMessage {
  let id: RequestID?
  let error: RPCError

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: MessageKey.self)
    try container.encode("2.0", forKey: .jsonrpc)
    try container.encode(id, forKey: .id)
    try container.encode(error, forKey: .error)
  }
}
