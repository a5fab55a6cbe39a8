public import LocationSimulation

/// An event of an extension's process.
public enum ExtensionEvent: Hashable, Sendable {
  /// The system runs the extension for its work.
  case runs
  /// The time of the extension is almost over (DEL-096).
  case timeEnds
  /// The process ended; its objects get no more messages.
  case ended

  /// Creates the event that a message reports; nil for messages to a single object.
  init?(_ content: MessageContent) {
    switch content {
    case .extensionRuns: self = .runs
    case .extensionWillTerminate: self = .timeEnds
    case .ended: self = .ended
    // Everything else goes to a single object or to the console, as any new message will.
    default: return nil
    }
  }
}

extension DeviceHost {
  /// Runs an extension of the app in this process: objects that its code creates belong to the extension's process.
  ///
  /// The handler is called on the main queue with the host of the extension's code. A second call replaces the first.
  public func runExtension(
    _ kind: ExtensionKind, _ handler: @escaping @Sendable (ExtensionEvent, DeviceHost) -> Void
  ) {
    let host = DeviceHost(kind, of: self)
    state.withLock { state in
      state.handlers.extensions[host.app] = { event in host.run { handler(event, host) } }
    }
  }

  /// Whether this process has the code of an extension of the app.
  package func hasExtension(_ kind: ExtensionKind) -> Bool {
    state.withLock { state in
      state.device.extensionID(kind, of: app).map { state.handlers.extensions[$0] != nil } ?? false
    }
  }
}
