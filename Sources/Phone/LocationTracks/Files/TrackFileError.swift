#if !hasFeature(Embedded)
  /// The reason why no track could be read at all.
  public enum TrackFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file can't be opened or read.
    case unreadable(path: String, reason: String)
    /// The file has more bytes than ``TrackFile/largestSize``.
    case tooLarge(bytes: Int)
    /// Neither the name nor the content shows the format.
    case unknownFormat
    /// The format is known, but no point could be used.
    case noPoints(TrackFormat, problems: [TrackProblem])

    /// A description of what happened and what to do.
    public var description: String {
      switch self {
      case .unreadable(let path, let reason): "\(path) can't be read: \(reason)"
      case .tooLarge(let bytes):
        "the file has \(bytes) bytes, more than \(TrackFile.largestSize); split it"
      case .unknownFormat:
        "this is neither GPX, NMEA 0183, CSV nor GeoJSON; convert it to one of them"
      case .noPoints(let format, let problems):
        (["no point of the \(format.rawValue) file can be used"] + problems.prefix(5).map(\.description))
          .joined(separator: "\n")
      }
    }
  }
#endif
