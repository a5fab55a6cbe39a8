public import Foundation
public import LocationDelivery
public import LocationPolicy
import LocationReceivers
public import LocationSimulation

/// A simulated device that real code runs on: the Core Location objects in this process belong to one of its apps.
///
/// It keeps the device behind a lock, delivers the device's messages where the app's objects expect them, and lets
/// time pass according to a ``HostClock``. All of it can be used from any thread.
///
/// No call of the app causes an immediate callback: messages arrive on the main queue or a run loop. When a test lets
/// time pass or has the person act on the main queue, everything sent there has arrived on return.
public final class DeviceHost: Sendable {
  /// The app whose code runs in this process.
  public let app: AppID
  /// The clock that makes time pass.
  public let clock: HostClock
  /// The target of messages to objects created on the main thread.
  public let mainTarget: DeliveryTarget
  let state: Guarded<HostState>
  /// The receiver that provides the phone's position; nil if there is none.
  let receiver = Guarded<LiveReceiver?>(nil)
  private let alarm: Alarm?

  /// Creates a host for an app that is installed on a device.
  ///
  /// Without a console, messages are kept for ``consoleMessages``; without an exception handler, an exception that
  /// Core Location raises ends the host's process.
  public init(
    device: SimulatedDevice, app: AppID, clock: HostClock = .manual, person: PersonPolicy = .absent,
    console: (@Sendable (ConsoleMessage) -> Void)? = nil,
    exception: @escaping @Sendable (LocationException) -> Void = DeviceHost.trap
  ) {
    self.app = app
    self.clock = clock
    let mainTarget = DeliveryTarget.mainQueue()
    self.mainTarget = mainTarget
    let kept = Guarded<[ConsoleMessage]>([])
    keptMessages = kept
    let handlers = HostHandlers(
      target: mainTarget, console: console ?? { line in kept.withLock { $0.append(line) } },
      exception: exception)
    state = Guarded(HostState(device: device, app: app, person: person, handlers: handlers))
    alarm = clock == .manual ? nil : Alarm()
    startClock()
  }

  /// Creates the host of an extension's code, which shares everything with the host of its app but the process.
  init(_ kind: ExtensionKind, of host: DeviceHost) {
    app = host.state.withLock { $0.device.addExtension(kind, of: host.app) }
    clock = host.clock
    mainTarget = host.mainTarget
    state = host.state
    alarm = host.alarm
    keptMessages = host.keptMessages
  }

  /// Creates a host with one app, opened by the person, on a phone with the given release.
  public convenience init(
    release: Release, policies: Policies = .known, bundle: AppBundle = AppBundle(name: "App"),
    startDate: Date = Date(timeIntervalSinceReferenceDate: 0), clock: HostClock = .manual,
    person: PersonPolicy = .absent,
    exception: @escaping @Sendable (LocationException) -> Void = DeviceHost.trap
  ) {
    var device = SimulatedDevice(
      policy: policies.policy(for: release), policies: policies, startDate: startDate)
    let app = device.install(bundle)
    device.openFirst(app)
    self.init(device: device, app: app, clock: clock, person: person, exception: exception)
  }

  private let keptMessages: Guarded<[ConsoleMessage]>

  /// The messages written to the console so far, oldest first, if no other console was given.
  public var consoleMessages: [ConsoleMessage] { keptMessages.withLock { $0 } }

  /// A copy of the current device; changes to the copy do not affect the host.
  public var device: SimulatedDevice {
    catchUp()
    return state.withLock { $0.device }
  }

  /// Reads a value from the device without copying it; the closure must not use the host.
  public func read<Value: Sendable>(_ look: (SimulatedDevice) -> Value) -> Value {
    catchUp()
    return state.withLock { look($0.device) }
  }

  // Events from outside

  /// Performs an input on the device; on the main queue, everything that results from it there has happened on
  /// return.
  ///
  /// Calls of the app's code don't use this method; they come from its Core Location objects.
  @discardableResult
  public func perform(_ input: Input) throws(CallError) -> ClientID? {
    let client = try put(input, mailbox: nil)
    serveMain()
    return client
  }

  /// Lets seconds of the device's time pass, one event after another.
  ///
  /// On the main queue, the app's code reacts to each event before the next one happens. A live clock continues from
  /// there.
  public func advance(by seconds: Double) {
    let goal = read { $0.now + max(0, seconds) }
    let isMain = MainQueue.isCurrent
    if isMain { mainTarget.serve() }
    while !runOnce(until: goal) {
      if isMain { mainTarget.serve() }
    }
    if isMain { mainTarget.serve() }
    resetClock()
  }

  /// The moment of the next planned event of the device, the person or the app; nil if there is none.
  public var nextEvent: Moment? {
    catchUp()
    return state.withLock { $0.nextEvent }
  }

  /// Lets time pass until the next event that concerns the app or the person, but not beyond a given moment.
  ///
  /// Nothing is delivered to the main queue yet. Returns whether the given moment was reached.
  @discardableResult
  public func step(until goal: Moment) -> Bool {
    defer { resetClock() }
    return runOnce(until: goal)
  }

  /// Whether anything is waiting for the main queue.
  package var hasMainWork: Bool { mainTarget.hasWork }

  /// Delivers everything that is waiting for the main queue, if called there.
  public func serveMain() {
    if MainQueue.isCurrent { mainTarget.serve() }
  }

  /// Returns when everything sent to the main queue so far has arrived.
  public func settle() async {
    let target = mainTarget
    await withCheckedContinuation { continuation in
      target.append { continuation.resume() }
      target.schedule()
    }
  }

  /// Replaces the person; a prompt that is showing counts as one that just appeared.
  public func meet(_ person: PersonPolicy) {
    state.withLock { $0.meet(person) }
    setAlarm()
  }

  /// Sets the handler of events of the app as a whole, called on the main queue, like an app delegate.
  public func onEvent(_ handler: (@Sendable (AppEvent) -> Void)?) {
    // The old handler is released outside the lock, because objects that it retains may use the host when they are
    // released.
    _ = state.withLock { state in
      defer { state.handlers.event = handler }
      return state.handlers.event
    }
  }

  // Calls of the app's objects

  /// Performs a call of the app's code, and opens the mailbox of the object that it creates.
  ///
  /// Nothing is delivered to the main queue or a run loop before this returns.
  func put(_ input: Input, mailbox: Mailbox?) throws(CallError) -> ClientID? {
    catchUp()
    var targets: [DeliveryTarget] = []
    defer { finish(targets) }
    return try state.withLock { state throws(CallError) in
      defer { state.sort(into: &targets) }
      state.activity += 1
      let client = try state.device.perform(input)
      if let client, let mailbox { state.mailboxes[client] = (mailbox, app) }
      return client
    }
  }

  /// Records a message for the console of the app.
  func note(_ message: ConsoleMessage, client: ClientID?) {
    var targets: [DeliveryTarget] = []
    state.withLock { state in
      state.device.note(message, app: app, client: client)
      state.note(message, into: &targets)
    }
    finish(targets)
  }

  // Time

  /// Lets time pass until the time of the wall clock, without delivering anything on this thread.
  func catchUp() {
    guard let goal = currentGoal() else { return }
    while !runOnce(until: goal) {}
  }

  /// Lets time pass until the next event that concerns the app or the person; returns whether the goal was reached.
  private func runOnce(until goal: Moment) -> Bool {
    var targets: [DeliveryTarget] = []
    let halt = state.withLock { $0.run(until: goal, into: &targets) }
    finish(targets)
    switch halt {
    case .goal: return true
    case .messages: return false
    case .question(let question):
      answer(question)
      return false
    }
  }

  /// Asks the person outside the lock, because the person's function may do anything.
  private func answer(_ question: PersonPolicy.Question) {
    guard let answer = state.withLock({ $0.person }).answer(question) else { return }
    var targets: [DeliveryTarget] = []
    state.withLock { state in
      state.answer(question, with: answer)
      state.sort(into: &targets)
    }
    finish(targets)
  }

  /// Applies a report of a live receiver.
  func take(_ position: LivePosition) {
    catchUp()
    var targets: [DeliveryTarget] = []
    state.withLock { state in
      state.device.receive(position)
      state.sort(into: &targets)
    }
    finish(targets)
  }

  private func finish(_ targets: [DeliveryTarget]) {
    for target in targets { target.schedule() }
    setAlarm()
  }

  // The wall clock

  private func startClock() {
    guard let alarm else { return }
    alarm.ring = { [weak self] in
      self?.catchUp()
      self?.setAlarm()
    }
    resetClock()
  }

  private func resetClock() {
    guard alarm != nil else { return }
    state.withLock { $0.anchor = (Alarm.now, $0.device.now) }
    setAlarm()
  }

  /// Returns the time of the wall clock in the device's time; nil if the test controls time.
  private func currentGoal() -> Moment? {
    guard case .live(let speed) = clock, let anchor = state.withLock({ $0.anchor }) else { return nil }
    return anchor.moment + Double(Alarm.now - anchor.nanoseconds) / 1e9 * speed
  }

  func setAlarm() {
    guard case .live(let speed) = clock else { return }
    let (next, anchor) = state.withLock { ($0.nextEvent, $0.anchor) }
    guard let anchor, let next else { return }
    alarm?.set(anchor.nanoseconds + UInt64(max(0, next - anchor.moment) / speed * 1e9))
  }
}

extension DeviceHost {
  /// Has the person act; throws a refusal if that is impossible at the moment.
  public func person(_ action: PersonAction<AppID>) throws(CallError) { try perform(.person(action)) }

  /// Changes the phone's surroundings.
  public func world(_ change: WorldChange) throws(CallError) { try perform(.world(change)) }

  /// Has the system act early; throws a refusal if it has no reason to.
  public func system(_ action: SystemAction<AppID>) throws(CallError) { try perform(.system(action)) }
}
