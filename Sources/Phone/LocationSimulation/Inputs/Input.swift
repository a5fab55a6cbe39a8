public import LocationDelivery
import LocationPolicy
public import LocationTracks
public import Phrases

// These types describe the events of a device: an importing module needs no other module for them.
@_exported public import protocol LocationDelivery.AppReference
@_exported public import enum LocationDelivery.PersonAction
@_exported public import enum LocationDelivery.SystemAction

/// An event that happens to a simulated device from outside, apart from the passage of time.
public enum Input: Hashable, Sendable {
  /// An action of the person.
  case person(PersonAction<AppID>)
  /// A call of an app's code.
  case call(AppCall, by: AppID)
  /// A change of the world.
  case world(WorldChange)
  /// An action of the system before its time.
  case system(SystemAction<AppID>)
}

/// The reason why an input can't happen at that moment.
public struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason: the current situation, and what would make the input possible.
  public let reason: Phrase

  /// The reason in English.
  public var description: String { reason.english }

  /// Creates a refusal.
  public init(_ reason: Phrase) { self.reason = reason }
}

/// The reason why a call of an app did not return.
public enum CallError: Error, Hashable, Sendable {
  /// Core Location raised an exception, which ends the process.
  case raised(LocationException)
  /// The call is impossible: the app does not run, or does not hold the object.
  case refused(Refusal)
}

/// A change of the phone's surroundings.
public enum WorldChange: Hashable, Sendable {
  /// The phone is moved to a place and stays there.
  case stays(at: TrackSample)
  /// The phone follows a track from now on.
  case follows(Playback)
  /// No position can be found, as in a tunnel or a cellar.
  case losesPosition
  /// Positions can be found again.
  case findsPosition
  /// The accuracy of positions that don't state one, in meters.
  case accuracy(horizontal: Double, vertical: Double)
  /// The direction in which the phone points.
  case heading(Heading)
  /// Magnetic interference starts or stops (DEL-091).
  case magneticInterference(Bool)
  /// The compass needs to be calibrated, or has been (DEL-097).
  case compassCalibration(isNeeded: Bool)
  /// The beacons in reach.
  case beacons([BeaconSighting])
  /// Bluetooth is turned on or off.
  case bluetooth(Bool)
  /// The floor of the building that the phone is on; nil outside.
  case floor(Int?)
}
