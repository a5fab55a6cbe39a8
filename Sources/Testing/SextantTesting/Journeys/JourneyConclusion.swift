import LocationHost
import LocationSimulation

/// The conclusion of a journey: the app is on screen, nothing covers it, positions can be found, and time passes.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor
struct JourneyConclusion<App> {
  private let journey: PlayedJourney<App>
  private var phone: TestPhone { journey.phone }

  /// The maximum time in seconds for which services may run after the last call has ended.
  private static var afterglow: Double { 10 }

  init(_ journey: PlayedJourney<App>) { self.journey = journey }

  func problems() async -> [JourneyProblem] {
    var problems: [JourneyProblem] = []
    for expectation in journey.expectations {
      guard case .finds(let tap, let seconds, let hasFound) = expectation.form, mayFind(after: tap) else {
        continue
      }
      let found = await passes(until: { phone.queue.inScope { hasFound(()) } }, within: seconds)
      if !found, phone.prompt == nil {
        problems.append(.findsNothing(tap: tap, seconds: seconds))
      }
    }
    if await !endsWaiting() { await hearFromOutside() }
    if let crash = phone.crash { return problems + [.crashed(crash)] }
    if phone.queue.hasGivenUp { return problems + [.neverWaits] }
    guard phone.prompt == nil, phone.isAppRunning else { return problems }
    guard journey.process.waiting.isEmpty else {
      return problems + judgedWaiting.sorted().map { .neverEnds(tap: $0) }
    }
    problems += await leftovers()
    problems += falseDisplays()
    return problems
  }

  private func endsWaiting() async -> Bool {
    await passes(until: { journey.process.waiting.isEmpty }, within: journey.setup.patience)
  }

  /// The taps that wait for the phone, as far as is known, rather than for something outside of it.
  private var judgedWaiting: Set<String> {
    Set(journey.process.waiting).filter { !journey.notebook.waitsOutside($0) }
  }

  /// Waits for events that the phone doesn't deliver, such as the end of a timer or of a download, and records who
  /// waited for them.
  ///
  /// That takes real time, so each cause is waited for only once.
  private func hearFromOutside() async {
    let causes = judgedWaiting.map { JourneyCause(.neverEnds(tap: $0), after: journey.moves, on: phone) }
    guard !journey.notebook.confirmed.isSuperset(of: causes) else { return }
    let waiting = judgedWaiting
    var hasHeard = false
    for _ in 0..<Self.mostArrivals {
      guard phone.prompt == nil, phone.crash == nil, !phone.queue.hasGivenUp,
        await phone.hearsFromOutside(within: Self.outsidePatience)
      else { break }
      hasHeard = true
      await phone.serveMainQueue()
      if await endsWaiting() { break }
    }
    guard hasHeard else { return journey.notebook.confirmed.formUnion(causes) }
    let ended = waiting.subtracting(journey.process.waiting)
    for tap in (ended.isEmpty ? waiting : ended).sorted() {
      journey.notebook.note(.waitsOutside(tap: tap), of: journey)
    }
  }

  /// The maximum time to wait for something outside of the phone, in seconds of real time.
  private static var outsidePatience: Double { 0.5 }
  /// The maximum number of outside events to accept that don't end the wait.
  private static var mostArrivals: Int { 20 }

  private func leftovers() async -> [JourneyProblem] {
    guard journey.process.meansNothingToRun == true, !services.isEmpty else { return [] }
    _ = await passes(until: { services.isEmpty }, within: Self.afterglow)
    guard phone.prompt == nil, journey.process.meansNothingToRun == true else { return [] }
    return services.map { .runsOn(service: $0) }
  }

  /// The services that run for the app and end with its process.
  private var services: [String] {
    phone.host.read { device in
      guard let process = device[phone.host.app].process else { return [] }
      let managers = process.managers.map(\.services)
      var services: [String] = []
      if managers.contains(where: { $0.standard != nil }) { services.append("startUpdatingLocation()") }
      if managers.contains(where: \.updatesHeading) { services.append("startUpdatingHeading()") }
      if managers.contains(where: \.requestsLocation) { services.append("requestLocation()") }
      let streamsUpdates = process.streams.contains { stream in
        if case .liveUpdates = stream.kind { true } else { false }
      }
      if streamsUpdates {
        services.append("CLLocationUpdate.liveUpdates()")
      }
      return services
    }
  }

  private func falseDisplays() -> [JourneyProblem] {
    journey.expectations.compactMap { expectation in
      guard case .shows(let status) = expectation.form else { return nil }
      guard phone.prompt == nil, let shown = phone.queue.inScope({ status(()) }) else { return nil }
      let actual = phone.host.read { $0[phone.host.app].authorization.status }
      return shown == actual ? nil : .shows(shown, actual)
    }
  }

  /// Returns whether the app may have a location since a tap: only time and answers that allow it came after the tap.
  private func mayFind(after tap: String) -> Bool {
    guard let place = journey.moves.lastIndex(of: .tap(tap)) else { return false }
    let isUndisturbed = journey.moves[(place + 1)...].allSatisfy { move in
      switch move {
      case .answer, .wait: true
      default: false
      }
    }
    return isUndisturbed && phone.host.read { $0[phone.host.app].authorization.isAuthorized }
  }

  /// Lets time pass until a condition is true, a prompt appears, or nothing more can happen; returns whether it is
  /// true.
  private func passes(until condition: () -> Bool, within seconds: Double) async -> Bool {
    let goal = phone.host.now + seconds
    var idleTurns = 0
    while !condition() {
      guard phone.prompt == nil, phone.crash == nil, !phone.queue.hasGivenUp else { return false }
      if let next = phone.host.nextEvent {
        guard next <= goal else { return false }
        phone.host.step(until: goal)
        phone.settle()
        idleTurns = 0
      } else {
        guard idleTurns < 3 else { return false }
        idleTurns += 1
        await phone.serveMainQueue()
      }
    }
    return true
  }
}
