import LocationSimulation
import LocationTracks

// Conversions of the device's beacons and regions to Apple's classes, and back.

extension BeaconIdentity {
  init(_ constraint: BeaconConstraint) {
    self.init(uuid: constraint.uuid, major: constraint.major, minor: constraint.minor)
  }
}

extension BeaconConstraint {
  init(_ identity: BeaconIdentity) {
    self.init(uuid: identity.uuid, major: identity.major, minor: identity.minor)
  }
}

extension CLBeacon {
  convenience init(_ sighting: BeaconSighting, at date: Date) {
    var reading = BeaconReading()
    reading.uuid = sighting.uuid
    reading.major = sighting.major
    reading.minor = sighting.minor
    reading.proximity = CLProximity(distance: sighting.distance)
    reading.accuracy = sighting.distance
    reading.rssi = sighting.rssi
    reading.timestamp = date
    self.init(reading)
  }
}

extension CLProximity {
  /// The limits of half a meter and four meters are a choice suggested by Apple's terms.
  init(distance: Double) {
    switch distance {
    case ..<0: self = .unknown
    case ..<0.5: self = .immediate
    case ..<4: self = .near
    default: self = .far
    }
  }
}

extension CLRegion {
  /// The region in the device's terms; nil for a region that is neither a circle nor made of beacons.
  var value: Region? {
    guard let shape else { return nil }
    var region = Region(identifier: identifier, shape: shape)
    region.notifyOnEntry = notifyOnEntry
    region.notifyOnExit = notifyOnExit
    region.notifyEntryStateOnDisplay = (self as? CLBeaconRegion)?.notifyEntryStateOnDisplay ?? false
    return region
  }

  private var shape: Region.Shape? {
    if let circle = self as? CLCircularRegion {
      return .circle(center: Coordinate(circle.center), radius: circle.radius)
    }
    return (self as? CLBeaconRegion).map { .beacon(BeaconConstraint($0.identity)) }
  }

  /// Returns a region of Apple's class that is equal to the one that the app passed in.
  static func region(_ value: Region) -> CLRegion {
    let region: CLRegion
    switch value.shape {
    case .circle(let center, let radius):
      region = CLCircularRegion(
        center: CLLocationCoordinate2D(center), radius: radius, identifier: value.identifier)
    case .beacon(let constraint):
      let beacons = CLBeaconRegion(BeaconIdentity(constraint), identifier: value.identifier)
      beacons.notifyEntryStateOnDisplay = value.notifyEntryStateOnDisplay
      region = beacons
    }
    region.notifyOnEntry = value.notifyOnEntry
    region.notifyOnExit = value.notifyOnExit
    return region
  }
}
