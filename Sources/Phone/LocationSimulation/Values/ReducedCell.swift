import Foundation
import LocationPolicy
import LocationTracks

/// The part of the earth that reduced accuracy tells of: it contains the true place, and its center is what the app gets (ACC-001).
///
/// The earth is laid out in rows and columns of nearly square cells, so that the center says nothing of where in the
/// cell the phone is.
struct ReducedCell: Hashable, Sendable {
  /// The center.
  let center: Coordinate
  /// The radius, in meters, of the circle around the center that contains the cell.
  let radius: Double

  /// Meters in a degree of a great circle, a little more than anywhere, so that no cell is larger than its circle.
  private static let degree = 111_700.0

  /// Finds the cell that contains a place, as cells of that radius.
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

  /// What an app with reduced accuracy gets: no movement, no altitude, no floor.
  func fix(at moment: Moment) -> Fix {
    Fix(coordinate: center, horizontalAccuracy: radius, moment: moment)
  }
}

extension [Fix] {
  /// The fixes as reduced accuracy tells them, in cells of a radius in meters: one for each cell in turn (ACC-002).
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
  /// Tells the place only roughly, as the cell of a radius in meters that it is in (ACC-003).
  mutating func reduce(to radius: Double) {
    let cell = ReducedCell(containing: coordinate, radius: radius)
    coordinate = cell.center
    horizontalAccuracy = cell.radius
  }
}
