/// What the app's code has planned in the device's time, earliest first; of those at one moment, the oldest first.
struct HostTimers {
  private struct Planned {
    let moment: Moment
    let number: Int
    let target: DeliveryTarget
    let work: @Sendable () -> Void
  }

  private var planned: [Planned] = []
  private var nextNumber = 0

  /// The moment of the earliest; nil when nothing is planned.
  var earliest: Moment? { planned.first?.moment }

  /// Plans something and returns a number to call it off with.
  mutating func plan(_ work: @escaping @Sendable () -> Void, at moment: Moment, on target: DeliveryTarget)
    -> Int
  {
    nextNumber += 1
    let place = planned.firstIndex { $0.moment > moment } ?? planned.endIndex
    planned.insert(Planned(moment: moment, number: nextNumber, target: target, work: work), at: place)
    return nextNumber
  }

  /// Calls something off; what has been done or called off already stays so.
  mutating func cancel(_ number: Int) { planned.removeAll { $0.number == number } }

  /// Puts the earliest into its line and returns the target.
  mutating func putEarliestInLine() -> DeliveryTarget? {
    guard !planned.isEmpty else { return nil }
    let first = planned.removeFirst()
    first.target.append(first.work)
    return first.target
  }
}
