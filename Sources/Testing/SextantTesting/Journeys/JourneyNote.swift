public import LocationPolicy

/// Something that a report tells of an app although it is no mistake for certain, and the shortest journey that shows it.
public struct JourneyNote: Hashable, Sendable {
  /// What a note is about.
  public enum Remark: Hashable, Sendable {
    /// The code of a tap threw an error; nobody on a phone would see it.
    case throwsError(tap: String, error: String)
    /// What a tap began waits for something that isn't the phone's, so whether it ends is not judged.
    case waitsOutside(tap: String)
  }

  /// What it is about.
  public let remark: Remark
  /// The journey that showed it first.
  public internal(set) var moves: [JourneyMove]
  /// The releases on which a journey showed it, oldest first.
  public internal(set) var releases: [Release]
}

extension JourneyNote: CustomStringConvertible {
  /// What is told, where, and after which moves.
  public var description: String {
    let place =
      "on iOS \(releases.map(\.name).joined(separator: ", ")), for example after "
      + moves.map(\.swift).joined(separator: " ")
    switch remark {
    case .throwsError(let tap, let error): return "“\(tap)” throws \(error) \(place)"
    case .waitsOutside(let tap):
      return "“\(tap)” waits for something outside of the phone, such as a timer or a network, "
        + "so whether it ends is not judged; \(place)"
    }
  }
}
