import Phrases

/// A series of messages of one kind to one object, such as locations.
struct TimelineRow {
  let app: AppID
  let client: ClientID?
  let start: Moment
  private let kind: Kind
  private let isQueued: Bool
  private var count: Int
  private var last: MessageContent

  /// The kinds of messages that occur in series.
  private enum Kind { case locations, heading, beacons, liveUpdate }

  /// Creates the series that an entry begins; nil if such an entry gets a separate line.
  init?(_ entry: TraceEntry) {
    guard let app = entry.app else { return nil }
    switch entry.event {
    case .delivered(let content):
      last = content
      isQueued = false
    case .queued(let content):
      last = content
      isQueued = true
    case .input, .refused, .decided, .promptShown, .promptDismissed, .grant, .phase, .launched, .heldEvent,
      .indicator, .raised:
      return nil
    }
    guard let (kind, count) = Self.kind(of: last) else { return nil }
    self.kind = kind
    self.count = count
    self.app = app
    client = entry.client
    start = entry.moment
  }

  private static func kind(of content: MessageContent) -> (Kind, count: Int)? {
    if case .locations(let fixes) = content { return (.locations, fixes.count) }
    if case .heading = content { return (.heading, 1) }
    if case .beacons = content { return (.beacons, 1) }
    if case .liveUpdate(let update) = content, let fix = update.fix, update == LiveUpdate(fix: fix) {
      return (.liveUpdate, 1)
    }
    return nil
  }

  /// Returns whether another series continues this one.
  func continues(with other: TimelineRow) -> Bool {
    app == other.app && client == other.client && kind == other.kind && isQueued == other.isQueued
  }

  mutating func append(_ other: TimelineRow) {
    count += other.count
    last = other.last
  }

  /// Returns the contents of the series as a line.
  func wording(_ names: TraceNames) -> Phrase {
    let message = Phrase.arrival(
      of: last.methodName ?? "", at: client.map { names.name(of: $0) }, isQueued: isQueued)
    return "\(message): \(arguments)"
  }

  private var arguments: Phrase {
    if case .locations(let fixes) = last { return TraceFormat.fixes(count: count, last: fixes.last) }
    if case .liveUpdate(let update) = last { return TraceFormat.fixes(count: count, last: update.fix) }
    return count == 1 ? last.argument : "\(count) times, last \(last.argument)"
  }
}
