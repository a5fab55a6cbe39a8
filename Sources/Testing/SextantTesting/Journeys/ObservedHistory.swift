import LocationHost
import LocationPolicy
import LocationSimulation
import Sextant

/// Distinguishes the situations of an app on a phone.
///
/// Two situations are equal if the app received the same events at the same times in the same surroundings, so that
/// its code has done the same, and if its surroundings are the same now.
struct JourneyKey: Hashable, Sendable {
  private let observed: Int
  private let circumstances: Int

  fileprivate init(observed: Int, circumstances: Int) {
    self.observed = observed
    self.circumstances = circumstances
  }
}

/// Everything that an app's code can have noticed since it began to run, as a number.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor
struct ObservedHistory {
  private var number = 0
  private var work = 0

  /// Adds the events that a move caused.
  mutating func add(
    _ entries: [TraceEntry], after move: JourneyMove?, on phone: TestPhone, keeping kept: [String: String]
  ) {
    let noticed = entries.filter(\.isNoticed)
    let work = phone.queue.work
    defer { self.work = work }
    guard !noticed.isEmpty || work != self.work || move?.runsCode ?? true else { return }
    var hasher = Hasher()
    // A new process knows only what the previous one has kept.
    let isNew = noticed.contains { $0.event == .delivered(.ended) }
    if isNew {
      for record in ClientStorage.Record.allCases { hasher.combine(phone.storage.load(record)) }
      hasher.combine(kept)
    } else {
      hasher.combine(number)
    }
    for entry in noticed {
      hasher.combine(entry.event)
      hasher.combine(entry.client)
    }
    if let move, move.runsCode { hasher.combine(move) }
    hasher.combine(phone.host.now)
    phone.host.read { device in
      let app = device[phone.host.app]
      hasher.combine(app.authorization.status)
      hasher.combine(app.authorization.accuracy(under: device.policy))
      hasher.combine(app.phase)
      hasher.combine(device.switches[.locationServices])
      hasher.combine(device.visiblePrompt == nil)
    }
    number = hasher.finalize()
  }

  func key(on phone: TestPhone, hasAsked: Bool) -> JourneyKey {
    var hasher = Hasher()
    hasher.combine(hasAsked)
    phone.host.read { device in
      hasher.combine(Circumstances(device, of: phone.host.app))
      hasher.combine(device.now)
      hasher.combine(device.nextEvent)
      hasher.combine(device[phone.host.app].awaitsReminder)
    }
    return JourneyKey(observed: number, circumstances: hasher.finalize())
  }
}

extension JourneyMove {
  /// Whether the event may run code of the app without informing the app of anything.
  fileprivate var runsCode: Bool {
    switch self {
    case .tap, .wait: true
    default: false
    }
  }
}

extension TraceEntry {
  /// Whether the app's code is informed of the event, or caused it.
  fileprivate var isNoticed: Bool {
    switch event {
    case .delivered, .launched, .raised, .input(.call): true
    case .input, .refused, .decided, .promptShown, .promptDismissed, .grant, .phase, .queued, .heldEvent,
      .indicator:
      false
    }
  }
}
