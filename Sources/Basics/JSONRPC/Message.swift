package import LeanFoundation

/// The identifier of a request.
package enum RequestID: Hashable, Sendable, Codable {
  case integer(Int)
  case text(String)

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      self = .integer(number)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .integer(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    }
  }
}

/// A request or a notification.
package struct MethodCall: Sendable {
  /// The method.
  package let method: String
  /// The whole message; the parameters are decoded once the method is known.
  private let message: Data

  init(method: String, message: Data) {
    self.method = method
    self.message = message
  }

  /// Returns the parameters; without any, decodes an empty object.
  package func parameters<Parameters: Decodable>(
    as type: Parameters.Type = Parameters.self
  ) throws(RPCError) -> Parameters {
    do {
      let decoder = JSONDecoder()
      if let held = try decoder.decode(Held<Parameters>.self, from: message).params { return held }
      return try decoder.decode(Parameters.self, from: Data("{}".utf8))
    } catch let error as DecodingError {
      throw .invalidParameters(error.sentence)
    } catch {
      throw .invalidParameters("The parameters can't be read.")
    }
  }

  private struct Held<Parameters: Decodable>: Decodable { let params: Parameters? }
}

/// A message that has been received.
package enum IncomingMessage: Sendable {
  case request(RequestID, MethodCall)
  case notification(MethodCall)
  /// The whole response to our request; nil if it is an error.
  case response(RequestID, Data?)
  /// An invalid message, with its identifier if that could be read.
  case flaw(RequestID?, RPCError)

  /// Decodes a message.
  package init(_ data: Data) {
    let envelope: Envelope
    do {
      envelope = try JSONDecoder().decode(Envelope.self, from: data)
    } catch DecodingError.dataCorrupted {
      self = .flaw(nil, .unparsable("What arrived is not JSON."))
      return
    } catch {
      // Neither protocol still supports batches, which are arrays.
      self = .flaw(nil, .invalidRequest("A message is an object with 'jsonrpc', 'method' and 'id'."))
      return
    }
    guard envelope.version == "2.0" else {
      self = .flaw(envelope.id, .invalidRequest("'jsonrpc' must be \"2.0\"."))
      return
    }
    switch (envelope.id, envelope.method) {
    case (let id?, let method?): self = .request(id, MethodCall(method: method, message: data))
    case (nil, let method?) where !envelope.hasID:
      self = .notification(MethodCall(method: method, message: data))
    case (let id?, nil) where envelope.hasResult || envelope.hasError:
      self = .response(id, envelope.hasError ? nil : data)
    default: self = .flaw(envelope.id, .invalidRequest("The message has no method, or an id that is none."))
    }
  }

  /// The common part of all messages; the rest is decoded once the method is known.
  private struct Envelope: Decodable {
    let version: String?
    let id: RequestID?
    let method: String?
    let hasID, hasResult, hasError: Bool

    private enum Key: CodingKey { case jsonrpc, id, method, result, error }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      version = try? container.decode(String.self, forKey: .jsonrpc)
      id = try? container.decode(RequestID.self, forKey: .id)
      method = try? container.decode(String.self, forKey: .method)
      hasID = container.contains(.id)
      hasResult = container.contains(.result)
      hasError = container.contains(.error)
    }
  }
}

extension DecodingError {
  /// A sentence that says what is wrong, and where.
  package var sentence: String {
    switch self {
    case .keyNotFound(let key, let context): "'\(Self.place(context, key))' is missing."
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      "'\(Self.place(context))' must be \(Self.name(of: type))."
    case .dataCorrupted(let context): "'\(Self.place(context))': \(context.debugDescription)"
    @unknown default: "The parameters can't be read."
    }
  }

  private static func place(_ context: Context, _ key: (any CodingKey)? = nil) -> String {
    (context.codingPath + [key].compactMap(\.self)).map(\.stringValue).joined(separator: ".")
  }

  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a text"
    case is Int.Type: "a whole number"
    case is Double.Type: "a number"
    case is Bool.Type: "true or false"
    case is [String: Any].Type: "an object"
    default: "\(type)".hasPrefix("Array") ? "a list" : "an object"
    }
  }
}
