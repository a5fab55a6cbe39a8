import LeanFoundation
import LocationPolicy
import LocationTracks

/// The area that reduced accuracy reports: it contains the true place, and the app receives its center (ACC-001).
///
/// The earth is divided into rows and columns of nearly square cells, so that the center reveals nothing about where
/// in the cell the phone is.
struct ReducedCell: Hashable, Sendable {
  /// The center.
  let center: Coordinate
  /// The radius, in meters, of the circle around the center that contains the cell.
  let radius: Double

  /// Meters per degree of a great circle, slightly more than anywhere, so that no cell is larger than its circle.
  private static let degree = 111_700.0

  /// Finds the cell of a given radius that contains a place.
  init(containing place: Coordinate, radius: Double) {
    let radius = radius >= 1 ? radius : 1
    let side = radius * 2.0.squareRoot() / Self.degree
    let row = ((place.latitude + 90) / side).rounded(.down)
    let latitude = min(max((row + 0.5) * side - 90, -90), 90)
    // The edge nearer to the equator is the longest.
    let widest = cos(max(0, abs(latitude) - side / 2) * .pi / 180)
    let columns = max(1, (360 * widest / side).rounded(.up))
    let width = 360 / columns
    let column = min(((place.longitude + 180) / width).rounded(.down), columns - 1)
    center = Coordinate(latitude: latitude, longitude: (column + 0.5) * width - 180)
    self.radius = radius
  }

  /// Returns the fix that an app with reduced accuracy receives: no movement, no altitude, no floor.
  func fix(at moment: Moment) -> Fix {
    Fix(coordinate: center, horizontalAccuracy: radius, moment: moment)
  }
}

extension [Fix] {
  /// Returns the fixes as reduced accuracy reports them, in cells of a radius in meters: one for each cell in turn
  /// (ACC-002).
  func reduced(to radius: Double) -> [Fix] {
    var reduced: [Fix] = []
    for fix in self {
      let rough = ReducedCell(containing: fix.coordinate, radius: radius).fix(at: fix.moment)
      if rough.coordinate != reduced.last?.coordinate { reduced.append(rough) }
    }
    return reduced
  }
}

extension Visit {
  /// Replaces the place by the cell of a radius in meters that contains it (ACC-003).
  mutating func reduce(to radius: Double) {
    let cell = ReducedCell(containing: coordinate, radius: radius)
    coordinate = cell.center
    horizontalAccuracy = cell.radius
  }
}
