/// A bounded queue of updates for a caller: values beyond the limit are dropped, oldest first, and counted.
///
/// Reports about dropped updates never replace an element: an element follows before the next report, because
/// otherwise a slow caller would receive nothing but reports.
struct UpdateQueue<Value: Sendable>: Sendable {
  private let limit: Int
  private var elements: [Update<Value>] = []
  /// The index of the oldest element in the array; those before it were taken.
  private var first = 0
  private var dropped = 0
  /// The newest report on interruptions among the dropped updates, so that the caller never relies on an older one.
  private var droppedState: Update<Never>?
  /// Whether the caller was last told of an interruption, which is the only case in which updates can resume.
  private var isInterrupted = false
  private var turn = Turn.count

  /// The kind of update that comes next, if there is one of this kind.
  private enum Turn {
    /// The number of dropped values.
    case count
    /// The dropped report on interruptions.
    case state
    /// The oldest element.
    case element
  }

  /// Creates an empty queue, which can hold at least one update, regardless of the limit.
  init(limit: Int) { self.limit = max(1, limit) }

  private var count: Int { elements.count - first }

  mutating func append(_ update: Update<Value>) {
    elements.append(update)
    guard count > limit, let oldest = takeOldest() else { return }
    switch oldest {
    case .value: dropped += 1
    case .interrupted(let interruption): droppedState = .interrupted(interruption)
    case .resumed: droppedState = .resumed
    }
  }

  /// Removes and returns the next update; nil if none waits.
  mutating func take() -> Update<Value>? {
    if turn == .count {
      turn = .state
      defer { dropped = 0 }
      if dropped > 0 { return .interrupted(.dropped(dropped)) }
    }
    if turn == .state {
      turn = .element
      defer { droppedState = nil }
      if let droppedState, isNews(Update(droppedState)) { return Update(droppedState) }
    }
    turn = .count
    while let element = takeOldest() {
      if isNews(element) { return element }
    }
    return nil
  }

  /// Returns whether an update, delivered next, tells the caller anything new.
  private mutating func isNews(_ update: Update<Value>) -> Bool {
    if case .value = update { return true }
    // The update is newer than anything that was dropped.
    droppedState = nil
    let wasInterrupted = isInterrupted
    isInterrupted = update.isInterruption
    return isInterrupted || wasInterrupted
  }

  private mutating func takeOldest() -> Update<Value>? {
    guard first < elements.count else { return nil }
    defer {
      first += 1
      // Moves the rest only if at least as many elements were taken, so that the cost per element doesn't depend on
      // their number.
      if first * 2 >= elements.count {
        elements.removeFirst(first)
        first = 0
      }
    }
    return elements[first]
  }
}
