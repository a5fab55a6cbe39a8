public import LocationTracks

/// Where a phone is: at one place, or on its way.
public enum Whereabouts: Hashable, Sendable {
  /// At a place, until it is put somewhere else.
  case place(TrackSample)
  /// On a track that it follows since a moment.
  case track(Playback, since: Moment)
}

/// What is around the phone: where it is, where it points, what it hears.
public struct World: Sendable {
  /// Where the phone is; nil while nobody said so.
  public internal(set) var whereabouts: Whereabouts?
  /// Whether no position can be found, as in a tunnel or a cellar.
  public internal(set) var isPositionLost = false
  /// The radius of uncertainty, in metres, of positions that bring none of their own: open sky.
  public internal(set) var horizontalAccuracy = 5.0
  /// The uncertainty of altitudes, in metres, where positions bring none of their own.
  public internal(set) var verticalAccuracy = 3.0
  /// The floor of the building that the phone is on; nil outside.
  public internal(set) var floor: Int?
  /// Where the phone points; nil while nobody said so.
  public internal(set) var heading: Heading?
  /// Whether something magnetic disturbs the compass (DEL-091).
  public internal(set) var hasMagneticInterference = false
  /// The beacons in reach, nearest first; those at an unknown distance come last.
  public internal(set) var beacons: [BeaconSighting] = []
  /// Whether Bluetooth is on.
  public internal(set) var isBluetoothOn = true

  /// Creates a world in which the phone knows nothing of where it is.
  public init() {}

  /// Where the phone is and how it moves at a moment; nil where no position can be found.
  public func sample(at moment: Moment) -> TrackSample? {
    guard !isPositionLost, let whereabouts else { return nil }
    switch whereabouts {
    case .place(let sample): return sample
    case .track(let playback, let start): return playback.sample(at: moment - start)
    }
  }

  /// The position that a receiver finds at a moment; nil where none can be found.
  func fix(at moment: Moment) -> Fix? {
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
}
