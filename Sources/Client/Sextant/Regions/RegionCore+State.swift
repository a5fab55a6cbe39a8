extension RegionCore {
  /// All that is known of the regions, and of those who listen and ask, behind one lock.
  struct State: Sendable {
    /// A caller who waits for the state of a region.
    private struct Question: Sendable {
      let region: String
      var timer: Cancellation?
    }

    typealias Answer = @Sendable (WatchedRegion.State) -> Void

    var machine: RegionMachine
    /// Whether the process has ended.
    private(set) var hasEnded = false
    private var listeners = ByCaller<UpdateBuffer<RegionEvent>>()
    /// Those who are about to listen.
    private var coming = CallerOrder()
    /// What happened while nobody listened, such as what the system launched the app for.
    private var early: [Update<RegionEvent>] = []
    private var questions = ByCaller<Question>()
    private(set) var waiters = Waiters<WatchedRegion.State>()
    private var requests = RequestID.Counter()

    init(machine: RegionMachine) { self.machine = machine }

    // Listeners

    /// Those who listen, in the order of their coming.
    var allListeners: [UpdateBuffer<RegionEvent>] { listeners.values }

    /// Names a listener who is about to come, and may leave before.
    mutating func newListener() -> RequestID {
      let id = requests.next()
      _ = coming.insert(id)
      return id
    }

    /// Lets a listener hear from now on: returns what to tell first; nil for one who left, or comes after the end.
    mutating func welcome(
      _ listener: UpdateBuffer<RegionEvent>, _ id: RequestID
    ) -> [Update<RegionEvent>]? {
      guard coming.remove(id) != nil, !hasEnded else { return nil }
      listeners[id] = listener
      defer { early = [] }
      return early + (machine.interruption.map { [.interrupted($0)] } ?? [])
    }

    /// Forgets a listener.
    mutating func removeListener(_ id: RequestID) {
      _ = coming.remove(id)
      listeners.remove(id)
    }

    /// Keeps what happened for the first listener, who is told separately what is in the way by then.
    mutating func keep(_ event: Update<RegionEvent>, atMost limit: Int) {
      switch event {
      case .value: early.append(event, keeping: limit)
      case .interrupted, .resumed: break
      }
    }

    // Those who ask

    /// Names a caller who is about to ask, so that it can be called off from now on.
    mutating func newAsker() -> RequestID {
      let id = requests.next()
      waiters.announce(id)
      return id
    }

    /// Lets a caller wait for the state of a region; returns the state if there is nothing to wait for.
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

    /// Takes in that the state of a region is known: returns how to tell those who wait for it.
    mutating func answer(_ id: String) -> [Answer] {
      questions.ids.filter { questions[$0]?.region == id }.compactMap { finish($0) }
    }

    /// Lets a caller wait no longer: returns how to tell it so, if it did.
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

    /// Takes in that the process ends: returns those who listened and asked.
    mutating func end() -> (listeners: [UpdateBuffer<RegionEvent>], answers: [Answer]) {
      hasEnded = true
      return (allListeners, questions.ids.compactMap { finish($0) })
    }
  }
}
