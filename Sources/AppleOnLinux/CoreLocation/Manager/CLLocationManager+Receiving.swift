import LocationHost
import LocationPolicy
import LocationSimulation

extension CLLocationManager {
  /// Passes a message of the device on to the delegate.
  func receive(_ content: MessageContent) {
    switch content {
    case .authorization(let callback, let status): tellAuthorization(callback, status)
    case .locations(let fixes):
      awaitsLocation = false
      let locations = fixes.map { CLLocation($0, on: connection.host) }
      delegate?.locationManager(self, didUpdateLocations: locations)
    case .failed(let code): tellFailure(CLError(code))
    case .paused: delegate?.locationManagerDidPauseLocationUpdates(self)
    case .resumed: delegate?.locationManagerDidResumeLocationUpdates(self)
    case .fullAccuracyAnswered(let request, let code):
      fullAccuracyCompletions.removeValue(forKey: request)?(code.map(CLError.init))
    case .finishedDeferredUpdates(let code):
      delegate?.locationManager(self, didFinishDeferredUpdatesWithError: code.map(CLError.init))
    case .heading(let heading, let moment):
      let heading = CLHeading(heading, at: connection.host.date(of: moment))
      storedHeading = heading
      delegate?.locationManager(self, didUpdateHeading: heading)
    case .headingCalibration:
      if delegate?.locationManagerShouldDisplayHeadingCalibration(self) == true {
        connection.call(.displayHeadingCalibration(true))
      }
    case .visit(let visit):
      delegate?.locationManager(self, didVisit: CLVisit(visit, on: connection.host))
    case .enteredRegion, .exitedRegion, .regionState, .startedMonitoring, .monitoringFailed, .beacons,
      .rangingFailed:
      receiveFromRegion(content)
    case .liveUpdate, .monitorEvent, .diagnostics, .console, .launched, .enteredForeground,
      .enteredBackground, .ended, .locationButtonAction, .extensionRuns, .extensionWillTerminate:
      break
    }
  }

  private func receiveFromRegion(_ content: MessageContent) {
    switch content {
    case .enteredRegion(let region):
      delegate?.locationManager(self, didEnterRegion: .region(region))
    case .exitedRegion(let region):
      delegate?.locationManager(self, didExitRegion: .region(region))
    case .regionState(let state, let region):
      delegate?.locationManager(self, didDetermineState: CLRegionState(state), for: .region(region))
    case .startedMonitoring(let region):
      delegate?.locationManager(self, didStartMonitoringFor: .region(region))
    case .monitoringFailed(let region, let code):
      delegate?.locationManager(
        self, monitoringDidFailFor: region.map(CLRegion.region), withError: CLError(code))
    case .beacons(let sightings, let constraint, let moment):
      tellBeacons(sightings, satisfying: BeaconIdentity(constraint), at: moment)
    case .rangingFailed(let constraint, let code):
      tellRangingFailure(of: BeaconIdentity(constraint), CLError(code))
    case .authorization, .locations, .failed, .paused, .resumed, .fullAccuracyAnswered,
      .finishedDeferredUpdates, .heading, .headingCalibration, .visit, .liveUpdate, .monitorEvent,
      .diagnostics, .console,
      .launched, .enteredForeground, .enteredBackground, .ended, .locationButtonAction, .extensionRuns,
      .extensionWillTerminate:
      break
    }
  }

  /// Reports the authorization: with one callback up to iOS 13, and with another from iOS 14 on, which falls back on
  /// the first (AUTH-004, AUTH-005).
  private func tellAuthorization(_ callback: AuthorizationCallback, _ status: AuthorizationStatus) {
    switch callback {
    case .none: break
    case .didChangeAuthorizationStatus: tellStatus(status)
    case .locationManagerDidChangeAuthorization: delegate?.locationManagerDidChangeAuthorization(self)
    }
  }

  /// Reports the status to the delegate; if it has no method for that, this is recorded for tests that wait for it.
  private func tellStatus(_ status: AuthorizationStatus) {
    delegateLacksStatusMethod = false
    delegate?.locationManager(self, didChangeAuthorization: CLAuthorizationStatus(status))
    guard delegateLacksStatusMethod, status != .notDetermined else { return }
    connection.host.note(missingMethod: "locationManager(_:didChangeAuthorization:)")
  }

  /// Reports a failure to the delegate.
  ///
  /// Only this call reveals that a delegate has no method for failures. So the exception that iOS raises when
  /// requestLocation() is called is late the first time, and immediate from then on (DEL-071).
  private func tellFailure(_ error: CLError) {
    guard let delegate else { return }
    let endsRequest = awaitsLocation
    awaitsLocation = false
    delegateLacksFailureMethod = false
    delegate.locationManager(self, didFailWithError: error)
    guard delegateLacksFailureMethod else { return }
    connection.call(.setDelegate(.didUpdateLocations))
    if endsRequest { connection.call(.requestLocation) }
  }

  /// Reports beacons: releases before 13 range regions; the newer callback reports what the newer method started.
  private func tellBeacons(
    _ sightings: [BeaconSighting], satisfying identity: BeaconIdentity, at moment: Moment
  ) {
    let date = connection.host.date(of: moment)
    let beacons = sightings.map { CLBeacon($0, at: date) }
    if connection.rangedConstraints.contains(identity) {
      let constraint = CLBeaconIdentityConstraint(identity)
      delegate?.locationManager(self, didRange: beacons, satisfying: constraint)
    }
    for region in connection.rangedRegions(of: identity) {
      delegate?.locationManager(self, didRangeBeacons: beacons, in: region)
    }
  }

  private func tellRangingFailure(of identity: BeaconIdentity, _ error: CLError) {
    if connection.rangedConstraints.contains(identity) {
      let constraint = CLBeaconIdentityConstraint(identity)
      delegate?.locationManager(self, didFailRangingFor: constraint, error: error)
    }
    for region in connection.rangedRegions(of: identity) {
      delegate?.locationManager(self, rangingBeaconsDidFailFor: region, withError: error)
    }
  }
}
