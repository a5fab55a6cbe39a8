/// What waits for a caller, with a limit: values beyond it are dropped, oldest first, and counted.
///
/// What is told of those that were dropped never takes the place of an element: one follows before more of it is told,
/// or a caller that is slower than what comes would hear of nothing else.
struct UpdateQueue<Value: Sendable>: Sendable {
  private let limit: Int
  private var elements: [Update<Value>] = []
  /// The place of the oldest in the array; what is before it was taken.
  private var first = 0
  private var dropped = 0
  /// The newest word on interruptions among what was dropped, so that the caller never believes an older one.
  private var droppedState: Update<Never>?
  /// Whether the caller was told last that something is in the way: only then is there anything to resume.
  private var isInterrupted = false
  private var turn = Turn.count

  /// What is told next, where there is something of the kind.
  private enum Turn {
    /// How many values were dropped.
    case count
    /// The word on interruptions that was dropped.
    case state
    /// The oldest element.
    case element
  }

  /// Creates an empty queue; at least one update waits in it, whatever the limit.
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

  /// Takes what comes next; nil when nothing waits.
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

  /// Whether the caller, who is told next, learns anything from it.
  private mutating func isNews(_ update: Update<Value>) -> Bool {
    if case .value = update { return true }
    // It is newer than whatever was dropped.
    droppedState = nil
    let wasInterrupted = isInterrupted
    isInterrupted = update.isInterruption
    return isInterrupted || wasInterrupted
  }

  private mutating func takeOldest() -> Update<Value>? {
    guard first < elements.count else { return nil }
    defer {
      first += 1
      // Moves what is left only when at least as much was taken, so that taking costs the same however many wait.
      if first * 2 >= elements.count {
        elements.removeFirst(first)
        first = 0
      }
    }
    return elements[first]
  }
}
