/// A recorded or drawn way: segments of points, with a gap between one segment and the next.
public struct Track: Hashable, Sendable {
  /// The name that the file gives it.
  public var name: String?
  /// The segments, each in the order of recording, none empty.
  public var segments: [[TrackPoint]]

  /// Creates a track.
  public init(name: String? = nil, segments: [[TrackPoint]]) {
    self.name = name
    self.segments = segments.filter { !$0.isEmpty }
  }

  /// All points in order.
  public var points: [TrackPoint] { segments.flatMap(\.self) }
}
