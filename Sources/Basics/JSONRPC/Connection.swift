package import CommandOutput
import Dispatch
package import LeanFoundation
import Synchronization

/// A type that answers requests.
package protocol MessageHandler: Sendable {
  /// Whether the other side has ended the conversation.
  var isOver: Bool { get }

  /// Returns whether requests for a method are answered before later messages are read.
  func isAnsweredInOrder(_ method: String) -> Bool

  /// Answers a request, usually on its own thread; long work should check the cancellation regularly.
  func answer(
    _ call: MethodCall, over connection: Connection, unless cancellation: Cancellation
  ) throws(RPCError) -> any Encodable

  /// Handles a notification before later messages are read.
  func take(_ notification: MethodCall, over connection: Connection)
}

/// A flag that is set when the answer to a request is no longer wanted.
package final class Cancellation: Sendable {
  private let flag = Atomic(false)

  /// Creates a flag that isn't set.
  package init() {}

  /// Whether the request was canceled.
  package var isCancelled: Bool { flag.load(ordering: .relaxed) }

  func cancel() { flag.store(true, ordering: .relaxed) }
}

/// Limits on the requests of the other side.
package struct ConnectionLimits: Hashable, Sendable {
  /// The maximum size of a message, in bytes.
  package var messageBytes = 16 << 20
  /// The maximum number of open requests.
  package var openRequests = 32
  /// The time after which a request is abandoned, in seconds.
  package var seconds = 120

  /// Creates limits that ordinary use doesn't reach.
  package init() {}
}

/// A JSON-RPC connection, which reads messages, has requests answered concurrently, and writes the
/// answers.
package final class Connection: Sendable {
  private struct OpenRequest {
    let cancellation: Cancellation
    let deadline: ContinuousClock.Instant
  }

  private struct State {
    var open: [RequestID: OpenRequest] = [:]
    var awaited: [RequestID: @Sendable (Data?) -> Void] = [:]
    var lastID = 0
  }

  private let dialect: Dialect
  private let limits: ConnectionLimits
  private let state = Mutex(State())
  /// The sink, which is locked for each message.
  private let output: Mutex<any OutputSink>
  private let workers = DispatchQueue(label: "answers", attributes: .concurrent)
  private let open = DispatchGroup()

  /// Creates a connection that writes to a sink.
  package init(_ dialect: Dialect, output: any OutputSink, limits: ConnectionLimits = ConnectionLimits()) {
    self.dialect = dialect
    self.limits = limits
    self.output = Mutex(output)
  }

  /// Serves until the stream or the conversation ends, and waits for open answers.
  ///
  /// - Parameter read: Returns the next chunk of the stream, or nil at its end.
  package func serve(_ handler: some MessageHandler, reading read: () -> Data?) {
    let clock = DispatchSource.makeTimerSource()
    clock.schedule(deadline: .now() + 1, repeating: 1)
    clock.setEventHandler { [weak self] in self?.giveUpLate() }
    clock.resume()
    defer { clock.cancel() }
    var reader = MessageReader(dialect.framing, limit: limits.messageBytes)
    while !handler.isOver, let bytes = read() {
      reader.add(bytes)
      while !handler.isOver, let item = reader.next() { take(item, handler) }
    }
    if !handler.isOver, let item = reader.finish() { take(item, handler) }
    open.wait()
  }

  /// Sends a notification.
  package func notify(_ method: String, _ parameters: some Encodable) {
    send(OutgoingCall(id: nil, method: method, params: parameters))
  }

  /// Sends a request.
  ///
  /// The closure receives the whole response on the reading thread, or nil if it is an error.
  package func request(
    _ method: String, _ parameters: some Encodable, then take: @escaping @Sendable (Data?) -> Void
  ) {
    let id = state.withLock { state in
      state.lastID += 1
      state.awaited[.integer(state.lastID)] = take
      return state.lastID
    }
    send(OutgoingCall(id: .integer(id), method: method, params: parameters))
  }

  // MARK: - Reading

  private func take(_ item: MessageReader.Item, _ handler: some MessageHandler) {
    switch item {
    case .flaw(let error): send(Failure(id: nil, error: error))
    case .message(let data):
      switch IncomingMessage(data) {
      case .request(let id, let call): start(call, id, handler)
      case .notification(let call) where call.method == dialect.cancellation: cancel(call)
      case .notification(let call): handler.take(call, over: self)
      case .response(let id, let message): state.withLock { $0.awaited.removeValue(forKey: id) }?(message)
      case .flaw(let id, let error): send(Failure(id: id, error: error))
      }
    }
  }

  private func start(_ call: MethodCall, _ id: RequestID, _ handler: some MessageHandler) {
    let request = OpenRequest(
      cancellation: Cancellation(), deadline: .now.advanced(by: .seconds(limits.seconds)))
    let refusal: RPCError? = state.withLock { state in
      if state.open[id] != nil { return .invalidRequest("Another request with this id is still open.") }
      if state.open.count >= limits.openRequests { return .busy }
      state.open[id] = request
      return nil
    }
    if let refusal { return send(Failure(id: id, error: refusal)) }
    open.enter()
    if handler.isAnsweredInOrder(call.method) { return answer(call, id, request, handler) }
    workers.async {
      // The request may have been canceled while it waited for a thread.
      if !request.cancellation.isCancelled { self.answer(call, id, request, handler) }
    }
  }

  private func answer(
    _ call: MethodCall, _ id: RequestID, _ request: OpenRequest, _ handler: some MessageHandler
  ) {
    do throws(RPCError) {
      let result = try handler.answer(call, over: self, unless: request.cancellation)
      finish(id, request) { send(Success(id: id, result: result)) }
    } catch {
      finish(id, request) { send(Failure(id: id, error: error)) }
    }
  }

  private struct CancelledRequest: Decodable {
    let id: RequestID?
    let requestId: RequestID?
  }

  private func cancel(_ call: MethodCall) {
    guard let parameters = try? call.parameters(as: CancelledRequest.self),
      let id = parameters.id ?? parameters.requestId,
      let request = state.withLock({ $0.open[id] })
    else { return }
    request.cancellation.cancel()
    finish(id, request) {
      if let error = dialect.answerToCancelled { send(Failure(id: id, error: error)) }
    }
  }

  private func giveUpLate() {
    for (id, request) in state.withLock({ $0.open }) where request.deadline <= .now {
      request.cancellation.cancel()
      finish(id, request) { send(Failure(id: id, error: .timedOut)) }
    }
  }

  /// Answers a request, unless it has been answered already.
  private func finish(_ id: RequestID, _ request: OpenRequest, answer: () -> Void) {
    let isOpen = state.withLock { state in
      guard state.open[id]?.cancellation === request.cancellation else { return false }
      state.open[id] = nil
      return true
    }
    guard isOpen else { return }
    answer()
    open.leave()
  }

  // MARK: - Writing

  private func send(_ message: some OutgoingMessage) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data: Data
    do {
      data = try encoder.encode(message)
    } catch {
      // A failure contains only texts and numbers, so encoding it can't fail.
      return send(Failure(id: message.id, error: .internalError("The answer can't be written as JSON.")))
    }
    output.withLock { sink in
      do throws(OutputError) {
        try sink.write(dialect.framing.framed(data))
      } catch {
        // The reader is gone; the end of its input will end the conversation.
      }
    }
  }
}
