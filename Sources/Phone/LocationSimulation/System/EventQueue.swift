/// The planned events of a device, earliest first; at the same moment, in the order of planning.
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

  /// The moment of the earliest event; nil if nothing is planned.
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

/// An event that the device has planned for a moment.
///
/// Events are never canceled; each is checked when its time comes, and dropped if its reason no longer exists.
enum DeviceEvent: Hashable, Sendable {
  /// The few seconds after leaving an app are over (DEL-003).
  case graceEnds(AppID, generation: Int)
  /// A one-time grant must end, if the app is not in use (AUTH-068, AUTH-071).
  case temporaryGrantEnds(AppID)
  /// Other background execution is over (DEL-006).
  case backgroundTimeEnds(AppID, generation: Int)
  /// The receiver looks for a position.
  case sensorTick(number: Int)
  /// The system answers a request for the state of a region.
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
  /// A use without the app itself is over: a widget seen, a message of the watch (DEL-002, DEL-004).
  case useEnds(AppID)
  /// Sessions of the previous process can no longer be re-created (AUTH-085).
  case rejoinEnds(AppID, generation: Int)
  /// The time of an extension is almost over (DEL-096).
  case extensionTimeEnds(AppID, generation: Int)
  /// The grant of an App Clip is cleared (AUTH-055).
  case morning(AppID)
}
