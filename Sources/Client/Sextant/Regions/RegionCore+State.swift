extension RegionCore {
  /// Everything known about the regions and about the callers that listen or ask, behind one lock.
  struct State: Sendable {
    /// A caller that waits for the state of a region.
    private struct Question: Sendable {
      let region: String
      var timer: Cancellation?
    }

    typealias Answer = @Sendable (WatchedRegion.State) -> Void

    var machine: RegionMachine
    /// Whether the process has ended.
    private(set) var hasEnded = false
    private var listeners = ByCaller<UpdateBuffer<RegionEvent>>()
    /// The listeners that are about to start.
    private var coming = CallerOrder()
    /// The events that occurred while no one listened, such as the one that the system launched the app for.
    private var early: [Update<RegionEvent>] = []
    private var questions = ByCaller<Question>()
    private(set) var waiters = Waiters<WatchedRegion.State>()
    private var requests = RequestID.Counter()

    init(machine: RegionMachine) { self.machine = machine }

    // Listeners

    /// The listeners, in order of arrival.
    var allListeners: [UpdateBuffer<RegionEvent>] { listeners.values }

    /// Returns an identifier for a listener that is about to start, and may leave before.
    mutating func newListener() -> RequestID {
      let id = requests.next()
      _ = coming.insert(id)
      return id
    }

    /// Starts a listener; returns the events to deliver first, or nil for one that has left or comes after the end.
    mutating func welcome(
      _ listener: UpdateBuffer<RegionEvent>, _ id: RequestID
    ) -> [Update<RegionEvent>]? {
      guard coming.remove(id) != nil, !hasEnded else { return nil }
      listeners[id] = listener
      defer { early = [] }
      return early + (machine.interruption.map { [.interrupted($0)] } ?? [])
    }

    /// Removes a listener.
    mutating func removeListener(_ id: RequestID) {
      _ = coming.remove(id)
      listeners.remove(id)
    }

    /// Keeps an event for the first listener, who learns separately what prevents events by then.
    mutating func keep(_ event: Update<RegionEvent>, atMost limit: Int) {
      switch event {
      case .value: early.append(event, keeping: limit)
      case .interrupted, .resumed: break
      }
    }

    // Questions

    /// Returns an identifier for a caller that is about to ask, so that it can be canceled from now on.
    mutating func newAsker() -> RequestID {
      let id = requests.next()
      waiters.announce(id)
      return id
    }

    /// Makes a caller wait for the state of a region; returns the state if there is nothing to wait for.
    mutating func ask(_ id: String, asker: RequestID, _ answer: @escaping Answer) -> WatchedRegion.State? {
      guard waiters.wait(asker, answer) else { return .unknown }
      let known = machine.state(of: id)
      guard known == .unknown, !hasEnded else {
        _ = waiters.finish(asker)
        return known ?? .unknown
      }
      questions[asker] = Question(region: id)
      return nil
    }

    /// Keeps the timer of a caller; returns whether the caller still waits.
    mutating func keep(_ timer: Cancellation, of asker: RequestID) -> Bool {
      guard questions[asker] != nil else { return false }
      questions[asker]?.timer = timer
      return true
    }

    /// Handles the state of a region becoming known; returns the callbacks of those that wait for it.
    mutating func answer(_ id: String) -> [Answer] {
      questions.ids.filter { questions[$0]?.region == id }.compactMap { finish($0) }
    }

    /// Makes a caller wait no longer; returns its callback, if it was waiting.
    mutating func abandon(_ asker: RequestID) -> Answer? {
      waiters.abandon(asker) ? finish(asker) : nil
    }

    private mutating func finish(_ asker: RequestID) -> Answer? {
      let question = questions.remove(asker)
      guard let answer = waiters.finish(asker) else { return nil }
      return { state in
        question?.timer?.cancel()
        answer(state)
      }
    }

    /// Handles the end of the process; returns those that listened and asked.
    mutating func end() -> (listeners: [UpdateBuffer<RegionEvent>], answers: [Answer]) {
      hasEnded = true
      return (allListeners, questions.ids.compactMap { finish($0) })
    }
  }
}
