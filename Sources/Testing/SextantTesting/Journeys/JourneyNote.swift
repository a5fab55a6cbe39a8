public import LocationPolicy

/// An observation about an app that isn't certainly a mistake, and the shortest journey that shows it.
public struct JourneyNote: Hashable, Sendable {
  /// The subject of a note.
  public enum Remark: Hashable, Sendable {
    /// The code of a tap threw an error; no one would see it on a phone.
    case throwsError(tap: String, error: String)
    /// A tap's code waits for something outside of the phone, so whether it ends is not judged.
    case waitsOutside(tap: String)
  }

  /// The subject of the note.
  public let remark: Remark
  /// The journey that first showed it.
  public internal(set) var moves: [JourneyMove]
  /// The releases on which a journey showed it, oldest first.
  public internal(set) var releases: [Release]
}

extension JourneyNote: CustomStringConvertible {
  /// A description of the observation, its releases, and the moves before it.
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
