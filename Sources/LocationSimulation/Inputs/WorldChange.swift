public import LocationTracks

/// What changes around the phone.
public enum WorldChange: Hashable, Sendable {
  /// The phone is put somewhere and stays there.
  case stays(at: TrackSample)
  /// The phone follows a track from now on.
  case follows(Playback)
  /// No position can be found: a tunnel, a cellar.
  case losesPosition
  /// What was lost is found again.
  case findsPosition
  /// The accuracy of positions that bring none of their own, in metres.
  case accuracy(horizontal: Double, vertical: Double)
  /// The phone points somewhere.
  case heading(Heading)
  /// Magnetic interference starts or stops (DEL-091).
  case magneticInterference(Bool)
  /// The beacons in reach are these.
  case beacons([BeaconSighting])
  /// Bluetooth is turned on or off.
  case bluetooth(Bool)
  /// The floor of the building that the phone is on; nil outside.
  case floor(Int?)
}
