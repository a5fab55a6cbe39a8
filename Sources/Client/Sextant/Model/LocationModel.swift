public import CoreLocation
import Foundation

#if canImport(Combine)
  public import Combine
#endif

/// The location state for an app's screens: where the phone is, what the app may do, and what prevents updates.
///
/// The model, its properties and its callback belong to the main actor, and it never blocks the main thread. It
/// starts no tasks: each of its asynchronous methods works until the calling task ends, and then stops what it
/// started. In SwiftUI, that is the lifetime of a view:
///
/// ```swift
/// struct SpeedView: View {
///   @StateObject var model = LocationModel()
///
///   var body: some View {
///     VStack {
///       Text(model.lastLocation.map { "\(Int($0.speed)) m/s" } ?? "–")
///       if model.interruption == .notAuthorized(.denied) {
///         Text("Allow location in Settings to see how fast you are.")
///       }
///     }
///     .task { await model.follow(UpdatesRequest(withoutPermission: .waits)) }
///   }
/// }
/// ```
///
/// Where Combine is available, it is an `ObservableObject`, which every release of SwiftUI observes. With UIKit,
/// set ``onChange``; in an app without async, use ``OneShotLocator`` and ``ContinuousLocator`` instead.
@MainActor
public final class LocationModel {
  private struct Values: Equatable {
    var authorization: LocationAuthorization?
    var lastLocation: CLLocation?
    var interruption: Interruption?
    var lastFailure: LocationFailure?
    var running = 0
  }

  /// The client that does the work, for anything that the model has no method for.
  public nonisolated let client: LocationClient
  /// Called after each change of a property.
  public var onChange: (@MainActor () -> Void)?

  #if canImport(Combine)
    @Published private var values = Values()
  #else
    private var values = Values()
  #endif

  /// Creates a model; several may share a client.
  public nonisolated init(client: LocationClient = LocationClient()) { self.client = client }

  // State

  /// The app's authorization; nil until ``observe()`` has received it.
  public var authorization: LocationAuthorization? { values.authorization }

  /// The last location; nil before the first one.
  public var lastLocation: CLLocation? { values.lastLocation }

  /// The reason why locations are missing or coarse while they are followed; nil if there is none.
  public var interruption: Interruption? { values.interruption }

  /// The reason why the last search or update loop failed; nil before that, and after a location was found.
  ///
  /// The cancellation of a task does not count as a failure, because its screen has disappeared.
  public var lastFailure: LocationFailure? { values.lastFailure }

  /// Whether a location is being searched for or followed.
  public var isUpdating: Bool { values.running > 0 }

  // Methods that work until the calling task ends

  /// Keeps ``authorization`` up to date until the task is canceled.
  public func observe() async {
    for await authorization in client.authorizations { change { $0.authorization = authorization } }
  }

  /// Keeps ``lastLocation`` and ``interruption`` up to date until the task is canceled or locations can't start.
  ///
  /// It requests permission if needed; ``lastFailure`` says why it can't start. A request that waits for
  /// permission continues when the person allows locations in Settings; until then, ``interruption`` says so.
  public func follow(_ request: UpdatesRequest = UpdatesRequest()) async {
    begin()
    defer {
      change { values in
        values.running -= 1
        values.interruption = nil
      }
    }
    var updates = client.updates(request).makeAsyncIterator()
    do throws(LocationFailure) {
      while let update = try await updates.next() { take(update) }
    } catch {
      fail(error)
    }
  }

  /// Finds the location once; returns nil if there is none, and ``lastFailure`` says why.
  @discardableResult
  public func locate(_ request: LocationRequest = LocationRequest()) async -> FoundLocation? {
    begin()
    defer { change { $0.running -= 1 } }
    do throws(LocationFailure) {
      let found = try await client.location(request)
      take(.value(found.location))
      return found
    } catch {
      fail(error)
      return nil
    }
  }

  private func begin() { change { $0.running += 1 } }

  private func take(_ update: LocationUpdate) {
    change { values in
      switch update {
      case .value(let location):
        values.lastLocation = location
        values.lastFailure = nil
      case .interrupted(.dropped): break
      case .interrupted(let interruption): values.interruption = interruption
      case .resumed: values.interruption = nil
      }
    }
  }

  private func fail(_ failure: LocationFailure) {
    if failure != .cancelled { change { $0.lastFailure = failure } }
  }

  private func change(_ body: (inout Values) -> Void) {
    var new = values
    body(&new)
    if new == values { return }
    values = new
    onChange?()
  }
}

#if canImport(Combine)
  extension LocationModel: ObservableObject {}
#endif
