public import LocationTracks
import Phrases

/// The whereabouts of a phone: at one place, or on the move.
public enum Whereabouts: Hashable, Sendable {
  /// At a place, until it is moved to another.
  case place(TrackSample)
  /// On a track that it has followed since a moment.
  case track(Playback, since: Moment)
}

/// The state of the position that a live receiver outside of the phone reports.
package enum LivePosition: Hashable, Sendable {
  /// The receiver has not reported anything yet.
  case awaited
  /// A position.
  case found(Fix)
  /// No position can be found.
  case lost
}

/// The surroundings of the phone: its place, its direction, and the beacons in reach.
public struct World: Sendable {
  /// The whereabouts of the phone; nil until they are set.
  public private(set) var whereabouts: Whereabouts?
  /// The report of a live receiver, which replaces the whereabouts; nil if there is no receiver.
  package internal(set) var livePosition: LivePosition?
  /// Whether no position can be found, as in a tunnel or a cellar.
  public private(set) var isPositionLost = false
  /// The radius of uncertainty, in meters, of positions that don't state one; as under an open sky by
  /// default.
  public private(set) var horizontalAccuracy = 5.0
  /// The uncertainty of altitudes, in meters, for positions that don't state one.
  public private(set) var verticalAccuracy = 3.0
  /// The floor of the building that the phone is on; nil outside.
  public private(set) var floor: Int?
  /// The direction in which the phone points; nil until it is set.
  public private(set) var heading: Heading?
  /// Whether magnetic interference disturbs the compass (DEL-091).
  public private(set) var hasMagneticInterference = false
  /// Whether the compass needs to be calibrated (DEL-097).
  public private(set) var compassNeedsCalibration = false
  /// The beacons in reach, nearest first; those at an unknown distance come last.
  public private(set) var beacons: [BeaconSighting] = []
  /// Whether Bluetooth is on.
  public private(set) var isBluetoothOn = true

  /// Creates a world in which the phone's place is unknown.
  public init() {}

  /// Returns where the phone is and how it moves at a moment; nil if no position can be found.
  public func sample(at moment: Moment) -> TrackSample? {
    guard !isPositionLost, let whereabouts else { return nil }
    switch whereabouts {
    case .place(let sample): return sample
    case .track(let playback, let start): return playback.sample(at: moment - start)
    }
  }

  /// Returns the position that a receiver finds at a moment; nil if none can be found.
  func fix(at moment: Moment) -> Fix? {
    switch livePosition {
    case .found(let fix): return fix
    case .awaited, .lost: return nil
    case nil: break
    }
    guard let sample = sample(at: moment) else { return nil }
    var fix = Fix(
      coordinate: sample.coordinate, horizontalAccuracy: sample.horizontalAccuracy ?? horizontalAccuracy,
      speed: sample.speed, course: sample.course ?? -1, floor: floor, moment: moment)
    if let altitude = sample.altitude {
      fix.altitude = altitude
      fix.verticalAccuracy = sample.verticalAccuracy ?? verticalAccuracy
    }
    return fix
  }

  /// Applies a change, unless it is impossible.
  mutating func take(_ change: WorldChange, at moment: Moment) throws(Refusal) {
    switch change {
    case .stays(let sample):
      guard sample.coordinate.isValid else { throw Refusal("there is no such place on earth") }
      whereabouts = .place(sample)
    case .follows(let playback): whereabouts = .track(playback, since: moment)
    case .losesPosition: isPositionLost = true
    case .findsPosition: isPositionLost = false
    case .accuracy(let horizontal, let vertical):
      guard horizontal >= 0, horizontal.isFinite, !vertical.isNaN else {
        throw Refusal("an accuracy is a number of meters from 0 on; a position that is lost has none")
      }
      horizontalAccuracy = horizontal
      verticalAccuracy = vertical
    case .heading(let heading):
      guard (0..<360).contains(heading.magneticHeading) else {
        throw Refusal("a heading is from 0 to less than 360 degrees")
      }
      self.heading = heading
    case .magneticInterference(let starts): hasMagneticInterference = starts
    case .compassCalibration(let isNeeded): compassNeedsCalibration = isNeeded
    case .beacons(let sightings): beacons = sightings.sorted { $0.isNearer(than: $1) }
    case .bluetooth(let isOn): isBluetoothOn = isOn
    case .floor(let floor): self.floor = floor
    }
  }

  /// Returns whether a beacon with an identity is in reach.
  func sight(of constraint: BeaconConstraint) -> RegionState {
    guard isBluetoothOn else { return .unknown }
    return beacons.contains { $0.satisfies(constraint) } ? .inside : .outside
  }
}
