// swift-format-ignore-file
import CoreLocation

func followsLiveUpdates() async throws {
  let session = CLBackgroundActivitySession()
  for try await update in CLLocationUpdate.liveUpdates() {
    if update.authorizationDenied || update.authorizationDeniedGlobally || update.authorizationRestricted { break }
    if let location = update.location { print(location.coordinate.latitude, update.stationary) }
    if update.isStationary { continue } // warning: 'isStationary' is deprecated: renamed to 'stationary'
  }
  session.invalidate()
}

@MainActor final class FollowsOnTheMainActor {
  private(set) var newest: CLLocation?
  private var task: Task<Void, any Error>?

  func start() {
    task = Task {
      let updates = CLLocationUpdate.liveUpdates(.automotiveNavigation)
      for try await update in updates.filter({ $0.location != nil }).map({ $0.location }) { newest = update }
    }
  }

  func first() async throws -> CLLocation? {
    for try await update in CLLocationUpdate.liveUpdates(.fitness) where !update.insufficientlyInUse { return update.location }
    return nil
  }
}

func iteratesByHand() async throws {
  var iterator = CLLocationUpdate.liveUpdates(.otherNavigation).makeAsyncIterator()
  while let update = try await iterator.next() { print(update.locationUnavailable, update.accuracyLimited, update.serviceSessionRequired, update.authorizationRequestInProgress) }
}

actor Geofences {
  private var monitor: CLMonitor?

  func watch() async throws {
    let monitor = await CLMonitor("fences")
    self.monitor = monitor
    let circle = CLMonitor.CircularGeographicCondition(center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 100)
    await monitor.add(circle, identifier: "home", assuming: .unsatisfied)
    await monitor.add(CLMonitor.BeaconIdentityCondition(uuid: UUID(), major: 1), identifier: "door")
    for identifier in await monitor.identifiers { print(await monitor.record(for: identifier)?.lastEvent.state as Any) }
    for try await event in await monitor.events {
      switch event.state {
      case .satisfied: print(event.identifier, event.date)
      case .unsatisfied, .unknown, .unmonitored: print((event.refinement as? CLMonitor.BeaconIdentityCondition)?.minor as Any)
      @unknown default: break
      }
    }
    await monitor.remove("home")
  }
}

func holdsASession() async throws {
  let session = CLServiceSession(authorization: .whenInUse, fullAccuracyPurposeKey: "Key")
  for try await diagnostic in session.diagnostics {
    if diagnostic.authorizationDenied || diagnostic.fullAccuracyDenied || diagnostic.alwaysAuthorizationDenied { break }
  }
  session.invalidate()
  let requirements: Set<CLServiceSession.AuthorizationRequirement> = [.none, .always]
  print(requirements)
}
