#if !hasFeature(Embedded)
  extension Track {
    /// Returns the track as a table with a header row, which reads back the same.
    ///
    /// Columns without any values are omitted; there is a segment column if there is more than one segment, and a
    /// track column if the track has a name. Times outside the years 0 to 9999 are omitted, as are points that are
    /// not valid places.
    public func csv() -> String {
      let columns = Self.columns(for: points)
      let isSegmented = segments.count > 1
      var header = ["latitude", "longitude"] + columns.map(\.name)
      if isSegmented { header.append("segment") }
      if name != nil { header.append("track") }
      var text = header.joined(separator: ",") + "\n"
      for (index, segment) in segments.enumerated() {
        let tail = (isSegmented ? ",\(index + 1)" : "") + (name.map { "," + Self.quoted($0) } ?? "")
        for point in segment where point.coordinate.isValid {
          text += "\(point.coordinate.latitude),\(point.coordinate.longitude)"
          for column in columns { text += "," + (column.text(point) ?? "") }
          text += tail + "\n"
        }
      }
      return text
    }

    private struct Column {
      let name: String
      let text: @Sendable (TrackPoint) -> String?

      init(_ name: String, _ value: @escaping @Sendable (TrackPoint) -> Double?) {
        self.init(name: name) { point in value(point).flatMap { $0.isFinite ? $0.description : nil } }
      }

      init(name: String, text: @escaping @Sendable (TrackPoint) -> String?) {
        self.name = name
        self.text = text
      }
    }

    /// Returns the columns for which at least one point has a value.
    private static func columns(for points: [TrackPoint]) -> [Column] {
      let all = [
        Column("altitude", \.altitude),
        Column(name: "time") { $0.time.flatMap(Timestamp.text(of:)) },
        Column("speed", \.speed),
        Column("course", \.course),
        Column("horizontalAccuracy", \.horizontalAccuracy),
        Column("verticalAccuracy", \.verticalAccuracy),
      ]
      return all.filter { column in points.contains { column.text($0) != nil } }
    }

    private static func quoted(_ text: String) -> String {
      "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }
  }
#endif
