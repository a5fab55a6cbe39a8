/// The contents of a GPX file read so far, by kind.
struct GPXContent {
  private var tracks: [[TrackPoint]] = []
  private var routes: [[TrackPoint]] = []
  private var waypoints: [TrackPoint] = []
  /// The open segment of a track or route.
  private var segment: [TrackPoint] = []
  private var segmentIsRoute = false
  private var fileName: String?
  private var trackName: String?
  private var routeName: String?

  mutating func add(_ point: TrackPoint, from element: GPXElement) {
    if element == .waypoint {
      waypoints.append(point)
    } else {
      segmentIsRoute = element == .routePoint
      segment.append(point)
    }
  }

  /// Closes the segment, if one is open.
  mutating func endSegment() {
    guard !segment.isEmpty else { return }
    if segmentIsRoute { routes.append(segment) } else { tracks.append(segment) }
    segment = []
  }

  /// Sets the name; the first name of each kind counts.
  mutating func setName(_ name: String, of parent: GPXElement?) {
    if parent == .track {
      trackName = trackName ?? name
    } else if parent == .route {
      routeName = routeName ?? name
    } else {
      fileName = fileName ?? name
    }
  }

  /// The tracks; otherwise the routes; otherwise the waypoints as one segment.
  var track: Track {
    if !tracks.isEmpty { return Track(name: trackName ?? fileName, segments: tracks) }
    if !routes.isEmpty { return Track(name: routeName ?? fileName, segments: routes) }
    return Track(name: fileName, segments: [waypoints])
  }
}
