/// The events that a device has planned, earliest first; of those at the same moment, the one planned first.
struct EventQueue: Sendable {
  private struct Planned {
    let moment: Moment
    let generation: UInt64
    let event: DeviceEvent

    func isBefore(_ other: Planned) -> Bool {
      moment != other.moment ? moment < other.moment : generation < other.generation
    }
  }

  /// A binary heap.
  private var heap: [Planned] = []
  private var nextGeneration: UInt64 = 0

  /// The moment of the earliest event; nil when nothing is planned.
  var earliest: Moment? { heap.first?.moment }

  mutating func plan(_ event: DeviceEvent, at moment: Moment) {
    heap.append(Planned(moment: moment, generation: nextGeneration, event: event))
    nextGeneration += 1
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].isBefore(heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  mutating func removeEarliest() -> (moment: Moment, event: DeviceEvent)? {
    guard let last = heap.popLast() else { return nil }
    guard let first = heap.first else { return (last.moment, last.event) }
    heap[0] = last
    sink()
    return (first.moment, first.event)
  }

  private mutating func sink() {
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < heap.count else { return }
      if child + 1 < heap.count, heap[child + 1].isBefore(heap[child]) { child += 1 }
      guard heap[child].isBefore(heap[parent]) else { return }
      heap.swapAt(child, parent)
      parent = child
    }
  }
}

/// Something that the device has planned for a moment.
///
/// Events are never taken out of the queue; each is looked at when its time comes, and dropped when what it
/// was planned for is no longer so.
enum DeviceEvent: Hashable, Sendable {
  /// The few seconds after leaving an app are over (DEL-003).
  case graceEnds(AppID, generation: Int)
  /// What was granted for once has to end, if the app is not in use (AUTH-068, AUTH-071).
  case temporaryGrantEnds(AppID)
  /// Other background execution is over (DEL-006).
  case backgroundTimeEnds(AppID, generation: Int)
  /// A position is looked for.
  case sensorTick(number: Int)
  /// The system gets to a request for the state of a region.
  case regionStateDue(AppID)
  /// A one-shot request has tried long enough (DEL-070).
  case requestLocationEnds(ClientID, number: Int)
  /// The moment for the second prompt of provisional Always has come (AUTH-062).
  case secondPrompt(AppID)
  /// The reminder of background use is due (SET-020, SET-021).
  case reminder(AppID)
  /// A held event becomes too old (AUTH-061).
  case heldEventAges(AppID, since: Moment)
  /// A prompt of the system's own has waited long enough for the person not to be busy.
  case patienceEnds(AppID)
  /// What counted as use without the app itself is over: a widget seen, a message of the watch (DEL-002, DEL-004).
  case useEnds(AppID)
  /// Sessions of the process before can no longer be made again (AUTH-085).
  case rejoinEnds(AppID, generation: Int)
  /// What an App Clip was granted is cleared (AUTH-055).
  case morning(AppID)
}
