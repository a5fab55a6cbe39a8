import Foundation

/// The WGS 84 ellipsoid at a latitude.
struct Ellipsoid {
  private static let equatorialRadius = 6_378_137.0
  private static let squaredEccentricity = 0.006_694_379_990_14

  private let latitude: Double

  /// Looks at it at a latitude in degrees.
  init(latitude: CLLocationDegrees) { self.latitude = latitude * .pi / 180 }

  private var flatness: Double { 1 - Self.squaredEccentricity * sin(latitude) * sin(latitude) }

  /// The radius of the meridian's curve in meters.
  private var meridianRadius: Double {
    Self.equatorialRadius * (1 - Self.squaredEccentricity) / (flatness * flatness.squareRoot())
  }

  /// How many meters a degree to the north is long.
  var metersPerDegreeOfLatitude: CLLocationDistance { meridianRadius * .pi / 180 }

  /// How many meters a degree to the east is long.
  var metersPerDegreeOfLongitude: CLLocationDistance {
    Self.equatorialRadius / flatness.squareRoot() * cos(latitude) * .pi / 180
  }

  /// How many meters a map point is high: a Mercator map grows with the latitude.
  var metersPerMapPoint: CLLocationDistance {
    meridianRadius * cos(latitude) * 2 * .pi / MKMapSize.world.width
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns how many meters a map point is high at a latitude.
///
/// Six values that Apple's returned for latitudes from 33.86 to 34.46 degrees, printed in a public question, are met to
/// 0.003 %.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  Ellipsoid(latitude: latitude).metersPerMapPoint
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns how many map points a meter is high at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  1 / MKMetersPerMapPointAtLatitude(latitude)
}
