public import LocationDelivery
import LocationPolicy
public import LocationTracks

// What happens to a device is said in these words: who imports it needs no other module for them.
@_exported public import protocol LocationDelivery.AppReference
@_exported public import enum LocationDelivery.PersonAction
@_exported public import enum LocationDelivery.SystemAction

/// Everything that can happen to a simulated device from outside, apart from the passage of time.
public enum Input: Hashable, Sendable {
  /// The person does something.
  case person(PersonAction<AppID>)
  /// An app's code calls something.
  case call(AppCall, by: AppID)
  /// The world changes.
  case world(WorldChange)
  /// The system does something before its time.
  case system(SystemAction<AppID>)
}

/// Why an input can't happen at that moment.
public struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason in words: what is the case, and what would make it possible.
  public let description: String

  /// Creates a refusal.
  public init(_ description: String) { self.description = description }
}

/// Why a call of an app did not return.
public enum CallError: Error, Hashable, Sendable {
  /// Core Location raised, which ends the process.
  case raised(LocationException)
  /// The call can't have happened: the app does not run, or does not hold the object.
  case refused(Refusal)
}

/// What changes around the phone.
public enum WorldChange: Hashable, Sendable {
  /// The phone is put somewhere and stays there.
  case stays(at: TrackSample)
  /// The phone follows a track from now on.
  case follows(Playback)
  /// No position can be found: a tunnel, a cellar.
  case losesPosition
  /// Positions can be found again.
  case findsPosition
  /// The accuracy of positions that bring none of their own, in meters.
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
