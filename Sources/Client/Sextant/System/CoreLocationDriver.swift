// The only place in the client that creates and calls Core Location objects: Apple's, or on Linux those of a
// simulated device. It decides nothing and only forwards calls; everything that a platform lacks is declared here,
// and nowhere else.
package import CoreLocation
package import LocationPolicy

/// Core Location as the platform provides it.
package struct CoreLocationSystem: LocationSystem {
  /// Creates it.
  package init() {}

  package func makeManager(telling tell: @escaping @Sendable (SystemEvent) -> Void) -> any SystemManager {
    CoreLocationManager(tell: tell)
  }

  package func servicesAreOn() -> Bool { CLLocationManager.locationServicesEnabled() }

  package var hasCompass: Bool {
    // macOS starts headings, and has no way to stop them.
    #if os(macOS) || os(tvOS) || os(visionOS)
      return false
    #else
      return CLLocationManager.headingAvailable()
    #endif
  }

  package var tellsSignificantChanges: Bool {
    #if os(tvOS) || os(watchOS) || os(visionOS)
      return false
    #else
      return CLLocationManager.significantLocationChangeMonitoringAvailable()
    #endif
  }

  package var tellsVisits: Bool {
    #if os(tvOS) || os(watchOS) || os(visionOS)
      return false
    #else
      return true
    #endif
  }

  package var monitorsRegions: Bool {
    #if os(tvOS) || os(watchOS) || os(visionOS)
      return false
    #else
      return CLLocationManager.isMonitoringAvailable(for: CLCircularRegion.self)
    #endif
  }

  package func beginActivitySession() -> Cancellation? {
    #if !os(macOS) && !os(tvOS)
      if #available(iOS 17, watchOS 10, *) {
        let session = CLBackgroundActivitySession()
        return Cancellation { session.invalidate() }
      }
    #endif
    return nil
  }

  package func beginServiceSession(_ goal: SessionGoal) -> Cancellation? {
    #if !os(macOS)
      if #available(iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
        let session = CLServiceSession(authorization: .init(goal))
        return Cancellation { session.invalidate() }
      }
    #endif
    return nil
  }
}

/// Apple's request for Always, which this module must not name (STORE-002): only a holder of this value can make it.
package struct AlwaysRequest: Sendable {
  fileprivate let call: @Sendable (CLLocationManager) -> Void

  /// Wraps a closure that calls Apple's method.
  package init(_ call: @escaping @Sendable (CLLocationManager) -> Void) { self.call = call }
}

/// A location manager and its delegate.
private final class CoreLocationManager: NSObject, SystemManager, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private let tell: @Sendable (SystemEvent) -> Void

  init(tell: @escaping @Sendable (SystemEvent) -> Void) {
    self.tell = tell
    super.init()
    manager.delegate = self
  }

  // Authorization

  var status: AuthorizationStatus {
    // No visionOS is that old, and even the name is deprecated there.
    #if !os(visionOS)
      guard #available(iOS 14, macOS 11, tvOS 14, watchOS 7, *) else {
        return AuthorizationStatus(CLLocationManager.authorizationStatus())
      }
    #endif
    return AuthorizationStatus(manager.authorizationStatus)
  }

  var accuracy: Accuracy {
    guard #available(iOS 14, macOS 11, tvOS 14, watchOS 7, *) else { return .full }
    return manager.accuracyAuthorization == .reducedAccuracy ? .reduced : .full
  }

  func requestWhenInUse() { manager.requestWhenInUseAuthorization() }

  func requestAlways(_ request: AlwaysRequest) { request.call(manager) }

  func requestFullAccuracy(purposeKey: String) {
    guard #available(iOS 14, macOS 11, tvOS 14, watchOS 7, *) else { return }
    manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: purposeKey) { [tell] error in
      tell(.fullAccuracyAnswered(promptShown: error == nil))
    }
  }

  // Actions

  func set(_ property: SystemProperty) {
    switch property {
    case .desiredAccuracy(let accuracy): manager.desiredAccuracy = accuracy
    case .distanceFilter(let filter): manager.distanceFilter = filter.distance ?? kCLDistanceFilterNone
    case .activityType(let type):
      #if !os(tvOS)
        manager.activityType = CLActivityType(type)
      #endif
    case .pausesAutomatically(let pauses):
      #if !os(tvOS) && !os(watchOS)
        manager.pausesLocationUpdatesAutomatically = pauses
      #endif
    case .allowsBackground(let allows):
      #if !os(tvOS) && !os(visionOS)
        manager.allowsBackgroundLocationUpdates = allows
      #endif
    case .showsIndicator(let shows):
      #if !os(macOS) && !os(tvOS) && !os(watchOS)
        manager.showsBackgroundLocationIndicator = shows
      #endif
    case .headingFilter(let filter):
      #if !os(macOS) && !os(tvOS) && !os(visionOS)
        manager.headingFilter = filter.degrees ?? kCLHeadingFilterNone
      #endif
    case .headingOrientation(let orientation):
      #if !os(macOS) && !os(tvOS) && !os(visionOS)
        manager.headingOrientation = CLDeviceOrientation(orientation)
      #endif
    }
  }

  func start(_ service: SystemService) {
    switch service {
    case .locations:
      // tvOS can only deliver one location at a time.
      #if os(tvOS)
        manager.requestLocation()
      #else
        manager.startUpdatingLocation()
      #endif
    case .headings:
      #if !os(macOS) && !os(tvOS) && !os(visionOS)
        manager.startUpdatingHeading()
      #endif
    case .significantChanges:
      #if !os(tvOS) && !os(watchOS) && !os(visionOS)
        manager.startMonitoringSignificantLocationChanges()
      #endif
    case .visits:
      #if !os(tvOS) && !os(watchOS) && !os(visionOS)
        manager.startMonitoringVisits()
      #endif
    }
  }

  func stop(_ service: SystemService) {
    switch service {
    case .locations: manager.stopUpdatingLocation()
    case .headings:
      #if !os(macOS) && !os(tvOS) && !os(visionOS)
        manager.stopUpdatingHeading()
      #endif
    case .significantChanges:
      #if !os(tvOS) && !os(watchOS) && !os(visionOS)
        manager.stopMonitoringSignificantLocationChanges()
      #endif
    case .visits:
      #if !os(tvOS) && !os(watchOS) && !os(visionOS)
        manager.stopMonitoringVisits()
      #endif
    }
  }

  // Events

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { tell(.authorizationChanged) }

  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
    tell(.authorizationChanged)
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    tell(.locations(locations))
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    tell(.failed(CLError.Code(error)))
  }

  func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) { tell(.paused) }

  func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) { tell(.resumed) }

  #if !os(tvOS) && !os(visionOS)
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
      tell(.heading(CompassHeading(newHeading)))
    }
  #endif
}

#if os(tvOS) || os(watchOS) || os(visionOS)
  // Nothing is monitored on these platforms.
  extension CoreLocationManager {
    var monitoredCircles: [SystemRegion] { [] }

    var monitoredRegionCount: Int { 0 }

    var maximumRegionRadius: Double { 0 }

    func startMonitoring(_ region: SystemRegion) {}

    func stopMonitoring(_ region: SystemRegion) {}

    func requestState(of identifier: String) {}
  }
#else
  extension CoreLocationManager {
    var monitoredCircles: [SystemRegion] {
      manager.monitoredRegions.compactMap { $0 as? CLCircularRegion }.map {
        SystemRegion(
          identifier: $0.identifier, center: Position($0.center), radius: $0.radius,
          notifiesOnEntry: $0.notifyOnEntry)
      }
    }

    var monitoredRegionCount: Int { manager.monitoredRegions.count }

    var maximumRegionRadius: Double { manager.maximumRegionMonitoringDistance }

    func startMonitoring(_ region: SystemRegion) { manager.startMonitoring(for: CLCircularRegion(region)) }

    func stopMonitoring(_ region: SystemRegion) { manager.stopMonitoring(for: CLCircularRegion(region)) }

    func requestState(of identifier: String) {
      let region = manager.monitoredRegions.first { $0.identifier == identifier }
      if let region { manager.requestState(for: region) }
    }

    // Events

    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {
      tell(.monitoring(.visit(PlaceVisit(visit))))
    }

    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
      tell(.monitoring(.entered(region.identifier)))
    }

    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
      tell(.monitoring(.exited(region.identifier)))
    }

    func locationManager(
      _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
    ) {
      tell(.monitoring(.determined(WatchedRegion.State(state), region.identifier)))
    }

    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {
      tell(.monitoring(.started(region.identifier)))
    }

    func locationManager(
      _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
    ) {
      tell(.monitoring(.failed(region?.identifier, CLError.Code(error))))
    }
  }

  extension CLCircularRegion {
    fileprivate convenience init(_ region: SystemRegion) {
      self.init(center: region.center.coordinate, radius: region.radius, identifier: region.identifier)
      notifyOnEntry = region.notifiesOnEntry
    }
  }

  extension WatchedRegion.State {
    fileprivate init(_ state: CLRegionState) {
      switch state {
      case .inside: self = .inside
      case .outside: self = .outside
      case .unknown: self = .unknown
      @unknown default: self = .unknown
      }
    }
  }
#endif

// Conversions between Core Location's values and the client's.

extension AuthorizationStatus {
  /// The status with the same meaning; an unknown one from a later release counts as restricted.
  fileprivate init(_ status: CLAuthorizationStatus) {
    switch status {
    case .notDetermined: self = .notDetermined
    case .restricted: self = .restricted
    case .denied: self = .denied
    #if !os(visionOS)
      case .authorizedAlways: self = .authorizedAlways
    #endif
    #if !os(macOS)
      case .authorizedWhenInUse: self = .authorizedWhenInUse
    #endif
    @unknown default: self = .restricted
    }
  }
}

extension CLError.Code {
  /// The code of an error; any other error counts as a missing location, which is transient.
  fileprivate init(_ error: any Error) { self = (error as? CLError)?.code ?? .locationUnknown }
}

extension CLActivityType {
  fileprivate init(_ type: ActivityType) {
    switch type {
    case .other: self = .other
    case .automotiveNavigation: self = .automotiveNavigation
    case .fitness: self = .fitness
    case .otherNavigation: self = .otherNavigation
    case .airborne: self = .airborne
    }
  }
}

extension CLDeviceOrientation {
  fileprivate init(_ orientation: HeadingRequest.Orientation) {
    switch orientation {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeLeft
    case .landscapeRight: self = .landscapeRight
    case .faceUp: self = .faceUp
    case .faceDown: self = .faceDown
    }
  }
}

#if !os(macOS)
  @available(iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  extension CLServiceSession.AuthorizationRequirement {
    fileprivate init(_ goal: SessionGoal) {
      switch goal {
      case .none: self = .none
      case .whenInUse: self = .whenInUse
      case .always:
        // Apps on tvOS can't have more.
        #if os(tvOS)
          self = .whenInUse
        #else
          self = .always
        #endif
      }
    }
  }
#endif
