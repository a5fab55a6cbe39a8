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
