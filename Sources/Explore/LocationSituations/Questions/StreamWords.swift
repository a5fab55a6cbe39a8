import LocationPolicy

/// Live updates, or a monitor.
enum StreamWord: String, CaseIterable, Hashable, Sendable {
  case stopped
  case started

  func matches(_ isStarted: Bool) -> Bool { isStarted == (self == .started) }
}

/// The service session of the app.
enum SessionWord: String, CaseIterable, Hashable, Sendable {
  case none
  case any
  case whenInUse
  case always
  case fullAccuracy
  case pending
  case lost

  func matches(_ streams: Streams) -> Bool {
    switch self {
    case .none: streams.session == nil
    case .any: streams.session != nil
    case .whenInUse: streams.session?.goal == .whenInUse
    case .always: streams.session?.goal == .always
    case .fullAccuracy: streams.session?.asksForFullAccuracy == true
    case .pending: streams.sessionIsPending
    case .lost: streams.lostSession != nil
    }
  }
}
