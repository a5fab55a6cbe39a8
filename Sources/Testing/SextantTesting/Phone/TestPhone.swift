public import Foundation
public import LocationDelivery
public import LocationHost
public import LocationPolicy
public import LocationSimulation
public import LocationTracks
public import Sextant
import Synchronization
import Testing

/// A simulated iPhone with one app; the test runs the app's code and controls the time.
///
/// With the trait ``ReleaseTrait``, a test gets a new phone for each release. Start the app's code, act as the
/// person, and check the result:
///
/// ```swift
/// @Test(.allReleases()) func `ends when the phone is locked during the question`() async throws {
///   let phone = try TestPhone.current
///   let finder = ShopFinder(client: LocationClient(), shops: [:])
///   let finding = phone.start { await finder.nearest() }
///   try phone.lock()
///   #expect(try await finding.value() == "Your location can't be found just now.")
///   try phone.expectTimeline("asks for When In Use → prompt → locks the phone → prompt goes")
/// }
/// ```
///
/// Code that runs in ``run(_:)``, ``start(_:)`` and ``inApp(_:)``, and everything that it starts, belongs to the
/// phone: its location managers, its location clients, its tasks, on the main actor and off it. None of it runs by
/// itself. When all of it is waiting, the phone moves on to the next planned event, at once and in the same order
/// each time.
///
/// The phone does not wait for anything else that code waits for, such as a network or a `Timer`.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor
public final class TestPhone {
  /// The phone of the current test.
  ///
  /// Throws in a test without a trait such as `allReleases(from:infoPlist:person:at:)`.
  public nonisolated static var current: TestPhone {
    get throws {
      guard let phone = CurrentPhone.ofTask else { throw TestPhoneError.noPhone }
      return phone
    }
  }

  /// The underlying device, for operations that have no method here.
  public nonisolated let host: DeviceHost
  /// The storage of the app's location clients; it survives the app's processes.
  public nonisolated let storage: ClientStorage
  /// The longest time that a call may take, in seconds of the phone's time: a day.
  public var patience = 86_400.0
  /// Called when a new process of the app begins, as an app delegate is.
  public var onLaunch: (@MainActor (LaunchReason) -> Void)?
  /// The exception that Core Location raised in the app, which ended its process; nil if there was none.
  public var crash: LocationException? { raised.withLock(\.self) }
  /// The person, who answers prompts; a prompt that is already showing counts as one that has just appeared.
  public var person: PersonPolicy {
    didSet {
      host.meet(person)
      settle()
    }
  }

  nonisolated let queue: StepQueue
  /// The exception that Core Location raised on any of the app's threads.
  nonisolated let raised = Mutex<LocationException?>(nil)
  /// The calls that may still be waiting, by their numbers: there may be very many, and they end in any order.
  private var calls: [Int: any LosableCall] = [:]
  private var startedCalls = 0
  /// The position in the device's trace at which the timeline begins.
  var beginning = 0

  /// Creates a phone of a release, with an app that the person has just opened for the first time.
  ///
  /// - Parameters:
  ///   - release: The release that the phone runs.
  ///   - policies: The rules of the releases; pass others than the known ones to try the effect of a release that you
  ///     define.
  ///   - app: The app to install; by default, its Info.plist has everything that location can need, with a text for
  ///     ``InfoPlist/purposeKey``.
  ///   - person: How the person answers prompts; by default not at all.
  ///   - place: Where the phone is.
  ///   - startDate: The phone's date at the start. It is the same in each run; code that compares the times of
  ///     locations with the date of the machine that runs the test needs the machine's date here, although it then
  ///     passes much more slowly than the phone's.
  public init(
    release: Release = .newest, policies: Policies = .known, app: AppBundle? = nil,
    person: PersonPolicy = .absent,
    at place: Coordinate = TestPhone.defaultPlace, startDate: Date = Date(timeIntervalSinceReferenceDate: 0)
  ) {
    let app = app ?? InfoPlist.completeApp()
    host = DeviceHost(
      release: release, policies: policies, bundle: app, startDate: startDate, person: person)
    self.person = person
    storage = .memory()
    queue = StepQueue(host: host, bundle: app, environment: .phone(host, storage: storage))
    host.onException { [weak self] exception in self?.raised.withLock { $0 = exception } }
    _ = host.observeEvents { [weak self] event in MainActor.assumeIsolated { self?.take(event) } }
    stay(at: place)
    clearTimeline()
  }

  /// Creates a phone of a release, with an app that has an Info.plist.
  ///
  /// Throws if the Info.plist is not a property list.
  public convenience init(
    release: Release = .newest, infoPlist: InfoPlist, person: PersonPolicy = .absent,
    at place: Coordinate = TestPhone.defaultPlace, startDate: Date = Date(timeIntervalSinceReferenceDate: 0)
  ) throws {
    let app = try infoPlist.bundle(under: release)
    self.init(release: release, app: app, person: person, at: place, startDate: startDate)
  }

  /// The default place of phones: Apple Park.
  public nonisolated static let defaultPlace = Coordinate(latitude: 37.3349, longitude: -122.009)

  /// The release that the phone runs.
  public var release: Release { host.read { $0.policy.release } }

  // The app's code

  /// Runs synchronous code of the app, such as creating a view model or the action of a button.
  ///
  /// When this returns, tasks that it started have run as far as they can without time passing. Callbacks in a
  /// later turn of the main thread, such as a locator's, arrive when time passes; ``advance(by:)`` 0 seconds is
  /// enough.
  public func inApp<Result>(_ body: () throws -> Result) rethrows -> Result {
    defer { settle() }
    return try queue.inScope(body)
  }

  /// Starts code of the app, and lets it run as far as it can without time passing.
  public func start<Output>(_ body: @escaping @MainActor () async throws -> Output) -> TestCall<Output> {
    defer { settle() }
    return begin(body)
  }

  /// Starts code of the app without running any of it yet.
  func begin<Output>(_ body: @escaping @MainActor () async throws -> Output) -> TestCall<Output> {
    startedCalls += 1
    let call = TestCall<Output>(startedCalls, on: self)
    calls[startedCalls] = call
    queue.inScope { call.begin(body, on: queue.anyThread) }
    return call
  }

  /// Removes a call that has ended, which can't be lost anymore.
  func forgetCall(_ number: Int) { calls[number] = nil }

  /// Removes and returns all calls that may still be waiting, in the order in which they were started.
  func takeCalls() -> [any LosableCall] {
    defer { calls = [:] }
    return calls.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Runs code of the app until it ends, and lets time pass as needed.
  ///
  /// Throws the code's error, or a ``TestPhoneError`` if it never ends.
  public func run<Output>(_ body: @escaping @MainActor () async throws -> Output) async throws -> Output {
    try await start(body).value()
  }

  /// Makes this the phone of a part of a test, for objects that the test itself creates; sleeping in it is an issue.
  nonisolated func serve(_ body: () async throws -> Void) async rethrows {
    try await CurrentPhone.$ofTask.withValue(self) {
      try await queue.inTask(noteSleep: { Issue.record(TestPhoneError.sleeps(seconds: $0)) }, body)
    }
  }
}
