import CoreLocation
import LocationHost
import LocationPolicy
import LocationSimulation
import Sextant

extension SystemEvent {
  /// Converts a message of a phone to a manager; nil if it doesn't concern the client.
  init?(_ content: MessageContent, on host: DeviceHost) {
    switch content {
    case .authorization(let callback, _):
      if callback == .none { return nil }
      self = .authorizationChanged
    case .fullAccuracyAnswered(_, let code): self = .fullAccuracyAnswered(promptShown: code == nil)
    case .locations(let fixes): self = .locations(fixes.map { CLLocation($0, on: host) })
    case .failed(let code): self = .failed(CLError.Code(code))
    case .paused: self = .paused
    case .resumed: self = .resumed
    case .heading(let heading, let moment):
      self = .heading(CompassHeading(heading, at: host.date(of: moment)))
    default:
      guard let event = MonitoringEvent(content, on: host) else { return nil }
      self = .monitoring(event)
    }
  }
}

extension MonitoringEvent {
  fileprivate init?(_ content: MessageContent, on host: DeviceHost) {
    switch content {
    case .visit(let visit): self = .visit(PlaceVisit(visit, on: host))
    case .enteredRegion(let region): self = .entered(region.identifier)
    case .exitedRegion(let region): self = .exited(region.identifier)
    case .regionState(let state, let region):
      self = .determined(WatchedRegion.State(state), region.identifier)
    case .startedMonitoring(let region): self = .started(region.identifier)
    case .monitoringFailed(let region, let code): self = .failed(region?.identifier, CLError.Code(code))
    // Beacons, streams, messages to the app as a whole, and any message that a later phone may add.
    default: return nil
    }
  }
}

// Conversions of the phone's values into the client's.

extension CLLocation {
  /// Created the way apps create locations, so without a floor, which only Core Location can supply.
  fileprivate convenience init(_ fix: Fix, on host: DeviceHost) {
    self.init(
      coordinate: CLLocationCoordinate2D(
        latitude: fix.coordinate.latitude, longitude: fix.coordinate.longitude), altitude: fix.altitude,
      horizontalAccuracy: fix.horizontalAccuracy, verticalAccuracy: fix.verticalAccuracy,
      course: fix.course, speed: fix.speed, timestamp: host.date(of: fix.moment))
  }
}

extension CLError.Code {
  fileprivate init(_ code: LocationErrorCode) {
    self = CLError.Code(rawValue: code.rawValue) ?? .locationUnknown
  }
}

extension CompassHeading {
  fileprivate init(_ heading: Heading, at date: Date) {
    self.init(
      magneticHeading: heading.magneticHeading,
      trueHeading: heading.trueHeading < 0 ? nil : heading.trueHeading, accuracy: heading.accuracy,
      timestamp: date)
  }
}

extension PlaceVisit {
  fileprivate init(_ visit: Visit, on host: DeviceHost) {
    self.init(
      coordinate: CLLocationCoordinate2D(
        latitude: visit.coordinate.latitude, longitude: visit.coordinate.longitude),
      horizontalAccuracy: visit.horizontalAccuracy, arrival: visit.arrival.map(host.date),
      departure: visit.departure.map(host.date))
  }
}

extension WatchedRegion.State {
  fileprivate init(_ state: RegionState) {
    switch state {
    case .unknown: self = .unknown
    case .inside: self = .inside
    case .outside: self = .outside
    }
  }
}
