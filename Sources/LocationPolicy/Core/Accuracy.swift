/// How exact the locations are that an app may get, with the raw values of Core Location (AUTH-002).
public enum Accuracy: Int, CaseIterable, Hashable, Sendable {
  /// As exact as the device can.
  case full = 0
  /// The centre of a region of some kilometres that contains the true place.
  case reduced = 1
}
