import LocationTracks

extension SimulatedDevice {
  mutating func carryOut(_ change: WorldChange) throws(Refusal) {
    switch change {
    case .stays(let sample):
      guard sample.coordinate.isValid else { throw Refusal("there is no such place on earth") }
      world.whereabouts = .place(sample)
    case .follows(let playback): world.whereabouts = .track(playback, since: now)
    case .losesPosition: world.isPositionLost = true
    case .findsPosition: world.isPositionLost = false
    case .accuracy(let horizontal, let vertical):
      guard horizontal >= 0, horizontal.isFinite, !vertical.isNaN else {
        throw Refusal("an accuracy is a number of metres from 0 on; a position that is lost has none")
      }
      world.horizontalAccuracy = horizontal
      world.verticalAccuracy = vertical
    case .heading(let heading):
      guard (0..<360).contains(heading.magneticHeading) else {
        throw Refusal("a heading is from 0 to less than 360 degrees")
      }
      world.heading = heading
      headingChanged()
    case .magneticInterference(let starts):
      world.hasMagneticInterference = starts
      headingChanged()
    case .beacons(let sightings):
      world.beacons = sightings.sorted { $0.isNearer(than: $1) }
      beaconsChanged()
    case .bluetooth(let isOn):
      world.isBluetoothOn = isOn
      beaconsChanged()
    case .floor(let floor): world.floor = floor
    }
  }

  /// Looks at beacon regions, ranging and conditions, at the moment when the beacons in reach are others.
  private mutating func beaconsChanged() {
    for app in apps.indices.map({ apps[$0].id }) {
      failRanging(of: app)
      lookAtBeaconRegions(of: app)
      if !apps[app.index].monitors.isEmpty { monitorsChanged(of: app) }
    }
  }
}
