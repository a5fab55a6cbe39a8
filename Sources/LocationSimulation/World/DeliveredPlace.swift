import LocationTracks

/// Where a fix was that an app got, and how accurate it was.
struct DeliveredPlace: Hashable, Sendable {
  /// Where.
  let coordinate: Coordinate
  /// The radius of uncertainty in metres.
  let accuracy: Double

  init(_ fix: Fix) {
    coordinate = fix.coordinate
    accuracy = fix.horizontalAccuracy
  }
}
