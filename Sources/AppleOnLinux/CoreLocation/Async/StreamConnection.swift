import LocationHost
import LocationPolicy
import LocationSimulation

/// An object of the Swift API and its connection to the device; it ends with its last reference.
final class StreamConnection<Element: Sendable>: Sendable {
  let host: DeviceHost
  let line = AsyncLine<Element>()
  private let client: Guarded<ClientID?>

  /// Registers the object with the device; messages for which `element` returns nil concern other objects.
  ///
  /// The queue ends at once if the release has no such object.
  init(_ kind: StreamKind, on host: DeviceHost, element: @escaping @Sendable (MessageContent) -> Element?) {
    self.host = host
    let line = line
    let mailbox = Mailbox(
      target: .anywhere(), ending: { line.finish() },
      receiver: { message in
        if let element = element(message.content) { line.send(element) }
      })
    client = Guarded(host.call(.open(kind), mailbox: mailbox))
    if !isOpen { line.finish() }
  }

  deinit { close() }

  var isOpen: Bool { client.withLock { $0 != nil } }

  func call(_ call: StreamCall) {
    guard let client = client.withLock({ $0 }) else { return }
    host.call(.stream(client, call))
  }

  /// Releases the object, which ends the queue.
  func close() {
    let client = client.withLock { client in
      defer { client = nil }
      return client
    }
    guard let client else { return }
    host.release(client, by: .stream(client, .close))
    line.finish()
  }
}

extension StreamConnection where Element == SessionDiagnostics {
  /// Registers a session with the device.
  convenience init(session kind: StreamKind, on host: DeviceHost) {
    self.init(kind, on: host) { content in
      guard case .diagnostics(let diagnostics) = content else { return nil }
      return diagnostics
    }
  }
}
