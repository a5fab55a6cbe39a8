#if !hasFeature(Embedded)
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  /// A map without streets that shows where a phone went and where an app thought it was.
  package struct TrackPlot: Hashable, Sendable {
    /// A place in degrees.
    package struct Place: Hashable, Sendable {
      /// Degrees north.
      package let latitude: Double
      /// Degrees east.
      package let longitude: Double

      /// Creates a place.
      package init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
      }
    }

    private let way: [Place]
    private let fixes: [Place]

    /// Creates a map; nil if there is no place.
    ///
    /// A long track is thinned out at regular intervals.
    package init?(way: [Place], fixes: [Place]) {
      guard !way.isEmpty || !fixes.isEmpty else { return nil }
      self.way = Self.thinned(way)
      self.fixes = Self.thinned(fixes)
    }

    private static let limit = 400
    private static let size = (width: 420.0, height: 300.0)
    private static let margin = 24.0
    private static let metersPerDegree = 111_320.0

    private static func thinned(_ places: [Place]) -> [Place] {
      let step = max(1, (places.count + limit - 1) / limit)
      return stride(from: 0, to: places.count, by: step).map { places[$0] }
    }

    /// The map, north at the top, with a scale.
    package var drawing: Drawing {
      var canvas = Canvas(era: .precise)
      canvas.rectangle(x: 0, y: 0, width: Self.size.width, height: Self.size.height, radius: 8, .land)
      // The phone may move for hours while an app received locations for a minute: the map shows where they were
      // received.
      let frame = Frame(of: fixes.isEmpty ? way : fixes)
      for (start, end) in zip(way, way.dropFirst()) {
        canvas.line(from: frame.point(of: start), to: frame.point(of: end), width: 4, .road)
      }
      for place in fixes {
        let (x, y) = frame.point(of: place)
        canvas.circle(x: x, y: y, radius: 3, .accent)
      }
      let (meters, length) = frame.scale
      canvas.rectangle(x: 16, y: Self.size.height - 14, width: length, height: 3, .ink)
      canvas.text(meters, x: 16, y: Self.size.height - 20, size: 11, anchor: .start)
      return Drawing(
        width: Self.size.width, height: Self.size.height,
        label: "A map, \(meters) to the bar: the way in white, \(fixes.count) locations that came in blue.",
        canvas.shapes)
    }

    /// The projection from degrees to points: a plane, which is accurate enough for the few kilometers of a run, and
    /// which breaks a track across the 180th meridian.
    private struct Frame {
      private let middle: Place
      private let stretch: Double
      /// Points per meter.
      private let zoom: Double

      init(of places: [Place]) {
        let latitudes = places.map(\.latitude)
        let longitudes = places.map(\.longitude)
        let (south, north) = (latitudes.min() ?? 0, latitudes.max() ?? 0)
        let (west, east) = (longitudes.min() ?? 0, longitudes.max() ?? 0)
        middle = Place(latitude: (south + north) / 2, longitude: (west + east) / 2)
        stretch = cos(middle.latitude * .pi / 180)
        // Not narrower than the width of a street.
        let width = max((east - west) * metersPerDegree * stretch, 50)
        let height = max((north - south) * metersPerDegree, 50)
        zoom = min((size.width - 2 * margin) / width, (size.height - 2 * margin) / height)
      }

      func point(of place: Place) -> (x: Double, y: Double) {
        let east = (place.longitude - middle.longitude) * metersPerDegree * stretch
        let north = (place.latitude - middle.latitude) * metersPerDegree
        return (size.width / 2 + east * zoom, size.height / 2 - north * zoom)
      }

      /// The longest round length that fits in 120 points.
      var scale: (text: String, points: Double) {
        let lengths = [10.0, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 50_000, 100_000, 1_000_000]
        let meters = lengths.last { $0 * zoom <= 120 } ?? lengths[0]
        let text = meters < 1_000 ? "\(Int(meters)) m" : "\(Int(meters / 1_000)) km"
        return (text, meters * zoom)
      }
    }
  }
#endif
