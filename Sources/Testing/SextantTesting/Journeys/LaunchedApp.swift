public import LocationSimulation

/// One process of an app that is being explored, with the declarations that the app's code makes at launch.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor
public final class LaunchedApp {
  /// The process that the body of a test with a journey trait launches.
  ///
  /// Throws in tests without `everyJourney(upTo:)` or `journey(_:on:)`.
  public nonisolated static var current: LaunchedApp {
    get throws {
      guard let app = CurrentApp.ofTask else { throw TestPhoneError.noApp }
      return app
    }
  }

  /// The phone that the app runs on.
  public let phone: TestPhone
  /// The reason why the process was launched.
  public let reason: LaunchReason
  /// Whether the app intends to request permission when it comes on screen, before the person has tapped anything.
  public var asksByItself = false
  /// The data that the app keeps between processes; empty at first.
  ///
  /// Anything that it keeps elsewhere, such as in user defaults or static properties, would survive from journey to
  /// journey.
  public var kept: [String: String] {
    get { store.values }
    set { store.values = newValue }
  }

  private let store: KeptValues
  private(set) var taps: [Tap] = []
  private(set) var calls: [Call] = []
  private(set) var isMeantToRun: (@MainActor () -> Bool)?
  private(set) var expectations: [JourneyExpectation<Void>] = []
  /// The code that launches the app, if that is asynchronous.
  private(set) var launch: TestCall<Void>?
  /// Whether something was tapped whose effect may continue without a call that shows it.
  private(set) var hasRunSilently = false

  /// Something that a person can tap.
  struct Tap {
    let name: String
    let isShown: @MainActor () -> Bool
    let action: Action
  }

  enum Action {
    case silent(@MainActor () -> Void)
    case awaited(goesOn: Bool, @MainActor () async throws -> Void)
  }

  /// A call that a tap began.
  struct Call {
    let tap: String
    let goesOn: Bool
    let call: TestCall<Void>
  }

  init(on phone: TestPhone, for reason: LaunchReason, keeping store: KeptValues) {
    self.phone = phone
    self.reason = reason
    self.store = store
  }

  /// Declares something that the person can tap and that the app awaits.
  ///
  /// It must end once the app is on screen, nothing covers it and positions can be found; set `goesOn` for a loop
  /// that runs until it is canceled.
  ///
  /// - Parameters:
  ///   - name: The text of its label.
  ///   - goesOn: Whether it may run forever.
  ///   - isShown: Whether it can be tapped now; by default always.
  ///   - action: The code that it runs.
  public func tap(
    _ name: String, goesOn: Bool = false, when isShown: @escaping @MainActor () -> Bool = { true },
    _ action: @escaping @MainActor () async throws -> Void
  ) {
    taps.append(Tap(name: name, isShown: isShown, action: .awaited(goesOn: goesOn, action)))
  }

  /// Declares something that the person can tap and that starts or stops ongoing work, as a button's action does.
  ///
  /// Whether its effect ends can't be observed; ``isMeantToRun(_:)`` says when locations are wanted.
  ///
  /// - Parameters:
  ///   - name: The text of its label.
  ///   - isShown: Whether it can be tapped now; by default always.
  ///   - action: The code that it runs.
  public func tap(
    _ name: String, when isShown: @escaping @MainActor () -> Bool = { true },
    _ action: @escaping @MainActor () -> Void
  ) {
    taps.append(Tap(name: name, isShown: isShown, action: .silent(action)))
  }

  /// Declares when the app intends its location services to run; running them at other times is a mistake.
  public func isMeantToRun(_ isMeant: @escaping @MainActor () -> Bool) { isMeantToRun = isMeant }

  /// Declares what is expected of this process at the end of each journey, in addition to what is expected of every app.
  ///
  /// The closures of these expectations take no app, because they can use the objects that were created.
  public func expect(_ expectation: JourneyExpectation<Void>) { expectations.append(expectation) }

  // Use by the exploration

  /// The names of everything that can be tapped now.
  var shownTaps: [String] { phone.queue.inScope { taps.filter { $0.isShown() }.map(\.name) } }

  /// Taps something; returns false if it can't be tapped now.
  func make(tap name: String) -> Bool {
    guard shownTaps.contains(name), let tap = taps.first(where: { $0.name == name }) else { return false }
    switch tap.action {
    case .silent(let action):
      hasRunSilently = true
      phone.inApp(action)
    case .awaited(let goesOn, let action):
      calls.append(Call(tap: name, goesOn: goesOn, call: phone.start(action)))
    }
    return true
  }

  /// The calls that are still waiting and must end, by the name of what was tapped, oldest first.
  var waiting: [String] {
    (isLaunching ? ["the launch"] : []) + calls.filter { $0.call.isWaiting && !$0.goesOn }.map(\.tap)
  }

  /// The errors that the code of taps has thrown, with the name of the tap; a canceled call reports none.
  var errors: [(tap: String, error: any Error)] {
    calls.compactMap { call in
      guard case .failure(let error)? = call.call.result, !(error is CancellationError) else { return nil }
      return (call.tap, error)
    }
  }

  /// Whether the code that launches the app is still waiting for something.
  var isLaunching: Bool { launch?.isWaiting ?? false }

  /// Whether a running service is unexplained by anything that the app declared or does; nil if that is unknown.
  var meansNothingToRun: Bool? {
    if let isMeantToRun { return !phone.queue.inScope(isMeantToRun) }
    return hasRunSilently ? nil : !isLaunching && calls.allSatisfy { !$0.call.isWaiting }
  }

  /// Starts the code that launches the app; it runs as far as it can without time passing the next time the phone
  /// settles.
  func begin(_ launch: @escaping @Sendable () async throws -> Void) {
    CurrentApp.$ofTask.withValue(self) {
      CurrentPhone.$ofTask.withValue(phone) { self.launch = phone.begin { try await launch() } }
    }
  }

  /// Cancels everything that the process awaits, because it has ended or is no longer needed.
  func end() {
    if isLaunching { launch?.cancel() }
    for call in calls where call.call.isWaiting { call.call.cancel() }
  }
}

/// The process of a test whose body launches an app.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
enum CurrentApp {
  @TaskLocal static var ofTask: LaunchedApp?
}

/// The values that an app keeps while it is not running.
@MainActor
final class KeptValues {
  var values: [String: String] = [:]
}
