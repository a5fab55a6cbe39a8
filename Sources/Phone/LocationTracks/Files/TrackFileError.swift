#if !hasFeature(Embedded)
  /// Why no track could be read at all.
  public enum TrackFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file can't be opened or read.
    case unreadable(path: String, reason: String)
    /// The file has more bytes than ``TrackFile/largestSize``.
    case tooLarge(bytes: Int)
    /// Neither the name nor the content says which format it is.
    case unknownFormat
    /// The format is known, but not one point could be used.
    case noPoints(TrackFormat, problems: [TrackProblem])

    /// What happened and what to do, for a person.
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
