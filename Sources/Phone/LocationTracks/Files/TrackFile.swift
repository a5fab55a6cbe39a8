#if !hasFeature(Embedded)
  public import LeanFoundation
  import TextReading

  /// A track that was read from a file, with the parts that could not be used.
  ///
  /// A malformed line is reported with its number, and the rest is used. Only the bytes are read: external entities
  /// and references are not followed.
  public struct TrackFile: Hashable, Sendable {
    /// The format that was read.
    public let format: TrackFormat
    /// The track, with at least one point.
    public let track: Track
    /// The problems with the file, in the order of its lines; the last one counts those beyond the first hundred.
    public let problems: [TrackProblem]

    /// The maximum size of a file in bytes; larger files are refused.
    public static let largestSize = 250_000_000

    /// The maximum number of points that are read from a file, more than a month at one per second; further ones are
    /// reported.
    public static let mostPoints = PointBudget.most

    /// Reads bytes.
    ///
    /// - Parameters:
    ///   - bytes: The content of the file.
    ///   - format: The format; nil detects it from the content.
    /// - Throws: ``TrackFileError`` if nothing at all is usable.
    public init(_ bytes: [UInt8], format: TrackFormat? = nil) throws(TrackFileError) {
      guard bytes.count <= Self.largestSize else { throw .tooLarge(bytes: bytes.count) }
      let bytes = TextEncoding.utf8(bytes)
      guard let format = format ?? TrackFormat(content: bytes) else { throw .unknownFormat }
      let (track, problems) = Self.read(bytes, as: format)
      guard !track.segments.isEmpty else { throw .noPoints(format, problems: problems) }
      self.format = format
      self.track = track
      self.problems = problems
    }

    /// Reads a file; the format is chosen by the name's extension, then by the content.
    ///
    /// - Throws: ``TrackFileError`` if nothing at all is usable.
    public init(contentsOf file: URL) throws(TrackFileError) {
      let path = file.path
      let bytes: [UInt8]
      do {
        let size = try FileManager.default.size(ofFile: path)
        guard size <= Self.largestSize else { throw TrackFileError.tooLarge(bytes: size) }
        bytes = [UInt8](try Data(contentsOf: file))
      } catch let error as TrackFileError {
        throw error
      } catch {
        throw .unreadable(path: path, reason: error.systemReason)
      }
      try self.init(bytes, format: TrackFormat(fileExtension: file.pathExtension))
    }

    private static func read(_ bytes: [UInt8], as format: TrackFormat) -> (Track, [TrackProblem]) {
      switch format {
      case .gpx: GPXReader.read(bytes)
      case .nmea: NMEAReader.read(bytes)
      case .csv: CSVReader.read(bytes)
      case .geoJSON: GeoJSONReader.read(bytes)
      }
    }
  }
#endif
