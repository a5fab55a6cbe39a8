public import Foundation
import LocationPolicy

/// The location of the device, with the permission it takes; every request ends once, with a reason.
///
/// Begin with the Info.plist: without a text for `NSLocationWhenInUseUsageDescription` iOS shows no prompt at all
/// (KEY-003). Then make a client, keep it, and ask when the person does something that needs the location:
///
/// ```swift
/// @MainActor final class WhereModel {
///   private(set) var text = ""
///   private let client = LocationClient()
///
///   func locate() async {
///     do throws(LocationFailure) {
///       let found = try await client.location()
///       text = "within \(Int(found.achievedAccuracy)) m"
///     } catch {
///       text = "no location: \(error)"
///     }
///   }
/// }
/// ```
///
/// That asks for When In Use where nobody decided yet, waits for the person, and searches. The product `SextantTesting`
/// runs it on simulated phones of all releases:
///
/// ```swift
/// @MainActor struct WhereModelTests {
///   @Test(.allReleases(person: .agreeing)) func `shows how fine the location is`() async throws {
///     let model = WhereModel()
///     try await TestPhone.current.run { await model.locate() }
///     #expect(model.text == "within 5 m")
///   }
/// ```
///
/// For one location after the other there is ``updates(_:)``, for what the app may do ``authorizations``, for views
/// ``LocationModel``, and for code without async ``OneShotLocator``.
///
/// One client for an app is enough, and several do no harm. It can be used from any thread or task; its manager
/// lives on the main thread, and nothing blocks that. What it says of iOS has been played on simulated phones only: it has
/// not been run on Apple hardware.
public final class LocationClient: Sendable {
  private let owned: ClientCore

  /// What does the work; asking for it counts as a use of the client.
  var core: ClientCore {
    owned.environment.noteUse?()
    return owned
  }

  /// Creates a client.
  ///
  /// - Parameter environment: The platform around the client; by default the real one, or a test's own.
  public init(environment: LocationEnvironment = .current) {
    owned = ClientCore(environment: environment)
    owned.start()
  }

  /// The first version of iOS that the library runs on: the deployment target in the package's manifest.
  package static var oldestSystem: Int { 13 }

  // Authorization

  /// What the app may do now; waits for nothing but the system's first word on it.
  public var authorization: LocationAuthorization? {
    get async { await core.authorization.current() }
  }

  /// What the app may do, now and after each change; ends with its loop's task, and when the process ends.
  public var authorizations: AsyncStream<LocationAuthorization> {
    let core = core
    return core.authorization.changes { withExtendedLifetime(core) {} }
  }

  /// Asks for the permission to use locations while the app is in use.
  ///
  /// Ends when the person has answered, when the prompt is gone, or at once when none can show.
  ///
  /// - Parameter timeLimit: Seconds to wait for the person; nil waits as long as the prompt is up.
  public func requestWhenInUse(timeLimit: TimeInterval? = nil) async -> AuthorizationOutcome {
    await core.authorization.request(.whenInUse, timeLimit: timeLimit)
  }

  /// Asks for Always with Apple's request, which this module must not name (STORE-002).
  package func requestAlways(
    timeLimit: TimeInterval?, with request: AlwaysRequest
  ) async -> AuthorizationOutcome {
    let core = core
    core.configuration.check(.always)
    core.authorization.enableAlways(with: request)
    let run = PermissionRun(
      .always(inSteps: core.authorization.setting.asksForAlwaysInSteps), timeLimit: timeLimit,
      authorization: core.authorization)
    return await run.end().outcome
  }

  /// Asks for full accuracy once, where the person gave reduced.
  ///
  /// Before iOS 14 there is none to ask for, and it ends as not shown. What is granted lasts while the app is in use
  /// (AUTH-071).
  ///
  /// - Parameter purpose: A key of NSLocationTemporaryUsageDescriptionDictionary (KEY-030).
  /// - Parameter timeLimit: Seconds to wait for the person; nil waits as long as the prompt is up.
  public func requestFullAccuracy(
    purpose: String, timeLimit: TimeInterval? = nil
  ) async -> AuthorizationOutcome {
    await core.authorization.request(.fullAccuracy(purposeKey: purpose), timeLimit: timeLimit)
  }
}
