public import Foundation
import LocationPolicy

/// Gets the location of the device and the permission it needs; every request ends exactly once, with a reason.
///
/// Begin with the Info.plist: without a text for `NSLocationWhenInUseUsageDescription` iOS shows no prompt at all
/// (KEY-003). Then create a client, keep it, and request the location when the person does something that needs
/// it:
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
/// This requests When In Use if the person has not decided yet, waits for the answer, and searches. The product
/// `SextantTesting` runs it on simulated phones of all releases:
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
/// Use ``updates(_:)`` for continuous locations, ``authorizations`` for the app's authorization,
/// ``LocationModel`` for views, and ``OneShotLocator`` for code without async.
///
/// One client per app is enough, but several do no harm. It can be used from any thread or task; its location
/// manager lives on the main thread, and the client never blocks that thread. It has been tested only on
/// simulated phones and has not been run on Apple hardware.
public final class LocationClient: Sendable {
  private let owned: ClientCore

  /// The implementation; accessing it counts as a use of the client.
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

  /// The app's current authorization; waits only for the system's first report.
  public var authorization: LocationAuthorization? {
    get async { await core.authorization.current() }
  }

  /// The app's authorization, now and after each change; ends with the loop's task, and when the process ends.
  public var authorizations: AsyncStream<LocationAuthorization> {
    let core = core
    return core.authorization.changes { withExtendedLifetime(core) {} }
  }

  /// Requests permission to use locations while the app is in use.
  ///
  /// Ends when the person has answered, when the prompt disappears, or at once if no prompt can appear.
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

  /// Requests temporary full accuracy if the person granted reduced accuracy.
  ///
  /// Before iOS 14 there is no such request, and it ends as not shown. The grant lasts while the app is in use
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
