import LocationHost
import LocationPolicy
import LocationSimulation
import LocationTracks

// Conversions of the device's values to Apple's classes, and back.

extension CLAuthorizationStatus {
  init(_ status: AuthorizationStatus) {
    switch status {
    case .notDetermined: self = .notDetermined
    case .restricted: self = .restricted
    case .denied: self = .denied
    case .authorizedAlways: self = .authorizedAlways
    case .authorizedWhenInUse: self = .authorizedWhenInUse
    }
  }
}

extension CLRegionState {
  init(_ state: RegionState) {
    switch state {
    case .unknown: self = .unknown
    case .inside: self = .inside
    case .outside: self = .outside
    }
  }
}

extension CLError {
  init(_ code: LocationErrorCode) { self.init(CLError.Code(rawValue: code.rawValue) ?? .locationUnknown) }
}

extension CLLocationCoordinate2D {
  init(_ coordinate: Coordinate) {
    self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
}

extension Coordinate {
  init(_ coordinate: CLLocationCoordinate2D) {
    self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
}

extension CLLocation {
  /// Creates a location that the phone's receiver has found.
  convenience init(_ fix: Fix, on host: DeviceHost) {
    var reading = LocationReading(
      CLLocationCoordinate2D(fix.coordinate), altitude: fix.altitude,
      horizontalAccuracy: fix.horizontalAccuracy, verticalAccuracy: fix.verticalAccuracy,
      timestamp: host.date(of: fix.moment))
    reading.course = fix.course
    reading.speed = fix.speed
    reading.floor = fix.floor.map(CLFloor.init)
    if let reception = fix.reception {
      reading.ellipsoidalAltitude = reception.ellipsoidalAltitude ?? reading.ellipsoidalAltitude
      reading.speedAccuracy = reception.speedAccuracy
      reading.courseAccuracy = reception.courseAccuracy
      reading.sourceInformation = CLLocationSourceInformation(
        softwareSimulationState: reception.isSimulated, andExternalAccessoryState: reception.isAccessory)
    }
    self.init(reading)
  }
}

extension CLHeading {
  convenience init(_ heading: Heading, at date: Date) {
    var reading = HeadingReading()
    reading.magneticHeading = heading.magneticHeading
    reading.trueHeading = heading.trueHeading
    reading.headingAccuracy = heading.accuracy
    reading.timestamp = date
    self.init(reading)
  }
}

extension CLVisit {
  convenience init(_ visit: Visit, on host: DeviceHost) {
    self.init(
      coordinate: CLLocationCoordinate2D(visit.coordinate), horizontalAccuracy: visit.horizontalAccuracy,
      arrivalDate: visit.arrival.map(host.date) ?? .distantPast,
      departureDate: visit.departure.map(host.date) ?? .distantFuture)
  }
}
