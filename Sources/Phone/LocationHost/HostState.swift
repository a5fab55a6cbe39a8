import LocationPolicy
import LocationSimulation

/// The state of a host behind its lock.
struct HostState {
  var device: SimulatedDevice
  let app: AppID
  var person: PersonPolicy
  /// The mailboxes of objects, with the processes that hold them.
  var mailboxes: [ClientID: (mailbox: Mailbox, process: AppID)] = [:]
  var handlers: HostHandlers
  /// The time when the person answers the current prompt; nil if there is none or the person has finished with it.
  private var answersAt: Moment?
  private var promptSeen: Prompt?
  private var answered = 0
  /// Whether code of this device has used an object of another device.
  var usesOtherDevice = false
  /// The timers that the app's code has scheduled.
  var timers = HostTimers()
  /// Whether the app is in the foreground with nothing covering it, as last reported to it.
  private var isActive: Bool
  /// Whether the phone is locked, as last reported to the app.
  private var isLocked: Bool
  /// The number of calls that the app has made plus the messages that it has been sent.
  var activity = 0
  /// The number of managers created on threads whose run loop no one runs (DEL-086).
  var unservedManagers = 0
  /// The method for answers to a request for authorization that a delegate lacks although it would have received one.
  var missingMethod: String?
  /// The newest locations that any object of a process received.
  var newestFixes: [AppID: Fix] = [:]
  /// The device's time at a reading of the wall clock; nil while time is stopped.
  var anchor: (nanoseconds: UInt64, moment: Moment)?

  init(device: SimulatedDevice, app: AppID, person: PersonPolicy, handlers: HostHandlers) {
    self.device = device
    self.app = app
    self.person = person
    self.handlers = handlers
    isActive = Self.isActive(app, on: device)
    isLocked = device.isLocked
  }

  /// The moment of the next planned event of the device, the person or the app.
  var nextEvent: Moment? {
    var next = device.nextEvent
    if let answersAt { next = next.map { min($0, answersAt) } ?? answersAt }
    if let timer = nextTimer { next = next.map { min($0, timer) } ?? timer }
    return next
  }

  /// The moment of the next timer of the app's code; later than planned if the app was suspended then.
  private var nextTimer: Moment? {
    timers.earliest(isRunning: device.phase(of: app).isRunning).map { max($0, device.now) }
  }

  /// The reason why time stopped.
  enum Halt {
    /// The goal was reached.
    case goal
    /// There are messages for the app.
    case messages
    /// The person must decide.
    case question(PersonPolicy.Question)
  }

  /// Lets time pass until an event happens that is not internal to the device, or until the goal.
  mutating func run(until goal: Moment, into targets: inout [DeliveryTarget]) -> Halt {
    while let next = nextEvent, next <= goal {
      if let planned = device.nextEvent, planned <= next {
        device.step()
        if sort(into: &targets) { return .messages }
        continue
      }
      let isTimer = nextTimer == next
      device.advance(to: next)
      if isTimer {
        let isRunning = device.phase(of: app).isRunning
        if let target = timers.putEarliestInLine(isRunning: isRunning) { add(target, to: &targets) }
        return .messages
      } else {
        if let question = takeQuestion() { return .question(question) }
      }
    }
    device.advance(to: goal)
    return .goal
  }

  /// Puts the device's messages into the queues of their mailboxes.
  ///
  /// Returns whether there were any; the targets are notified once the lock is released.
  @discardableResult
  mutating func sort(into targets: inout [DeliveryTarget]) -> Bool {
    lookAtPrompt()
    let messages = device.takeMessages()
    activity += messages.count
    let wasActive = isActive
    isActive = Self.isActive(app, on: device)
    if wasActive && !isActive { tell(.resignedActive, into: &targets) }
    let wasLocked = isLocked
    isLocked = device.isLocked
    if wasLocked && !isLocked { tellRunning(.protectedDataBecameAvailable, into: &targets) }
    for message in messages where message.app == app || handlers.extensions[message.app] != nil {
      sort(message, into: &targets)
    }
    if isLocked && !wasLocked { tellRunning(.protectedDataWillBecomeUnavailable, into: &targets) }
    if isActive && !wasActive { tell(.becameActive, into: &targets) }
    return !messages.isEmpty || wasActive != isActive || wasLocked != isLocked
  }

  private static func isActive(_ app: AppID, on device: SimulatedDevice) -> Bool {
    device.phase(of: app) == .foreground && device.visiblePrompt == nil
  }

  private mutating func sort(_ message: Message, into targets: inout [DeliveryTarget]) {
    if case .locations(let fixes) = message.content { newestFixes[message.app] = fixes.last }
    if case .authorization = message.content, accuracy == .reduced { newestFixes[message.app] = nil }
    if case .console(let text) = message.content {
      note(text, into: &targets)
    } else if let client = message.client {
      guard let mailbox = mailboxes[client]?.mailbox else { return }
      mailbox.target.append { mailbox.receive(message) }
      add(mailbox.target, to: &targets)
    } else if message.app != app {
      tellExtension(message, into: &targets)
    } else if let event = AppEvent(message.content) {
      switch event {
      case .launched:
        forgetTimers(into: &targets)
        // The system has had positions for significant changes, and a new manager reads the newest at once (MON-004).
        if device[app].monitoring.significantChanges != nil { newestFixes[app] = device.newestFix(for: app) }
      case .ended: closeMailboxes(of: app, into: &targets)
      case .enteredForeground, .enteredBackground, .resignedActive, .becameActive, .locationButtonAction,
        .protectedDataWillBecomeUnavailable, .protectedDataBecameAvailable:
        break
      }
      tell(event, into: &targets)
    }
  }

  /// Reports an event to the app if its process runs; a suspended process is not notified.
  private mutating func tellRunning(_ event: AppEvent, into targets: inout [DeliveryTarget]) {
    if device.phase(of: app).isRunning { tell(event, into: &targets) }
  }

  private mutating func tellExtension(_ message: Message, into targets: inout [DeliveryTarget]) {
    if case .ended = message.content { closeMailboxes(of: message.app, into: &targets) }
    guard let event = ExtensionEvent(message.content), let handler = handlers.extensions[message.app] else {
      return
    }
    handlers.target.append { handler(event) }
    add(handlers.target, to: &targets)
  }

  private mutating func tell(_ event: AppEvent, into targets: inout [DeliveryTarget]) {
    if let handler = handlers.event { tell(event, to: handler, into: &targets) }
    for observer in handlers.observers { tell(event, to: observer.observe, into: &targets) }
  }

  private mutating func tell(
    _ event: AppEvent, to handler: @escaping @Sendable (AppEvent) -> Void,
    into targets: inout [DeliveryTarget]
  ) {
    handlers.target.append { handler(event) }
    add(handlers.target, to: &targets)
  }

  /// Records a message that iOS writes to the console.
  mutating func note(_ message: ConsoleMessage, into targets: inout [DeliveryTarget]) {
    if message == .managerCreatedOffMainThread { unservedManagers += 1 }
    let handler = handlers.console
    handlers.consoleTarget.append { handler(message) }
    add(handlers.consoleTarget, to: &targets)
  }

  private var accuracy: Accuracy { device[app].authorization.accuracy(under: device.policy) }

  private func add(_ target: DeliveryTarget, to targets: inout [DeliveryTarget]) {
    if !targets.contains(where: { $0 === target }) { targets.append(target) }
  }

  /// Removes the timers of an earlier process, which a new process does not know.
  private mutating func forgetTimers(into targets: inout [DeliveryTarget]) {
    let forgotten = timers.cancelAll(butOf: device[app].process?.generation)
    guard !forgotten.isEmpty else { return }
    // Objects that they retain may use the host when they are released, so that happens at the target, outside of the
    // lock.
    handlers.target.append { withExtendedLifetime(forgotten) {} }
    add(handlers.target, to: &targets)
  }

  private mutating func closeMailboxes(of process: AppID, into targets: inout [DeliveryTarget]) {
    for (client, (mailbox, owner)) in mailboxes.sorted(by: { $0.key < $1.key }) where owner == process {
      mailboxes[client] = nil
      mailbox.close()
      guard let ending = mailbox.ending else { continue }
      mailbox.target.append(ending)
      add(mailbox.target, to: &targets)
    }
    newestFixes[process] = nil
  }

  // The person

  /// The prompt that will stay, because the person has looked at it without acting; nil if there is none.
  var unansweredPrompt: Prompt? { answersAt == nil ? device.visiblePrompt?.prompt : nil }

  private mutating func lookAtPrompt() {
    let prompt = device.visiblePrompt?.prompt
    guard prompt != promptSeen else { return }
    promptSeen = prompt
    answersAt = prompt == nil ? nil : device.now + person.reactionTime
  }

  private mutating func takeQuestion() -> PersonPolicy.Question? {
    answersAt = nil
    guard let (app, prompt) = device.visiblePrompt else { return nil }
    return PersonPolicy.Question(app: device[app].bundle, prompt: prompt, answered: answered)
  }

  /// Applies the person's answer to the prompt of a question, if it is still showing.
  mutating func answer(_ question: PersonPolicy.Question, with answer: PersonPolicy.Answer) {
    guard device.visiblePrompt?.prompt == question.prompt else { return }
    answered += 1
    // The prompt counts as new if it appears again at once; if the answer is refused, the prompt is finished.
    promptSeen = nil
    do throws(CallError) {
      try device.perform(.person(.answers(answer.choice, precise: answer.precise)))
    } catch {
      promptSeen = question.prompt
    }
  }

  /// Replaces the person, who looks at a prompt on screen as if it had just appeared.
  mutating func meet(_ person: PersonPolicy) {
    self.person = person
    answered = 0
    promptSeen = nil
    lookAtPrompt()
  }
}
