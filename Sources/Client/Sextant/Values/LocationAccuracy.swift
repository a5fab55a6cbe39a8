import CoreLocation

/// The accuracy that a location should have.
public enum LocationAccuracy: Codable, Equatable, Sendable {
  /// As accurate as possible, using additional sensors, for navigation on external power.
  case bestForNavigation
  /// As accurate as possible.
  case best
  /// Within 10 meters.
  case nearestTenMeters
  /// Within 100 meters.
  case hundredMeters
  /// Within a kilometer.
  case kilometer
  /// Within three kilometers.
  case threeKilometers
  /// Within some kilometers, the best that reduced accuracy allows (ACC-004).
  case reduced
  /// Within this many meters.
  case meters(Double)

  /// The radius in meters that is accurate enough.
  ///
  /// The two most accurate levels have no radius of their own; for them, 5 meters is enough to end a search.
  public var radius: Double {
    switch self {
    case .bestForNavigation, .best: 5
    case .nearestTenMeters: 10
    case .hundredMeters: 100
    case .kilometer: 1_000
    case .threeKilometers: 3_000
    case .reduced: .infinity
    case .meters(let meters): max(0, meters)
    }
  }
}

extension LocationAccuracy {
  /// The value of a manager's desiredAccuracy (DEL-050).
  var desiredAccuracy: CLLocationAccuracy {
    switch self {
    case .bestForNavigation: kCLLocationAccuracyBestForNavigation
    case .best: kCLLocationAccuracyBest
    case .nearestTenMeters: kCLLocationAccuracyNearestTenMeters
    case .hundredMeters: kCLLocationAccuracyHundredMeters
    case .kilometer: kCLLocationAccuracyKilometer
    case .threeKilometers: kCLLocationAccuracyThreeKilometers
    case .reduced: reducedAccuracy
    // Never coarser than the coarsest constant, beyond which Core Location would treat it as reduced (ACC-004).
    case .meters(let meters): min(max(0, meters), kCLLocationAccuracyThreeKilometers)
    }
  }

  /// The value for reduced accuracy; before iOS 14 it can't be requested, and three kilometers come closest.
  private var reducedAccuracy: CLLocationAccuracy {
    if #available(iOS 14, macOS 11, tvOS 14, watchOS 7, *) { return kCLLocationAccuracyReduced }
    return kCLLocationAccuracyThreeKilometers
  }
}

extension LocationAccuracy: TextCodable {
  /// The levels without a number.
  private static let named: [(name: String, accuracy: LocationAccuracy)] = [
    ("bestForNavigation", .bestForNavigation), ("best", .best), ("nearestTenMeters", .nearestTenMeters),
    ("hundredMeters", .hundredMeters), ("kilometer", .kilometer), ("threeKilometers", .threeKilometers),
    ("reduced", .reduced),
  ]

  var text: String {
    if case .meters(let meters) = self { return "\(meters)" }
    return Self.named.first { $0.accuracy == self }?.name ?? ""
  }

  init?(text: String) {
    if let named = Self.named.first(where: { $0.name == text }) {
      self = named.accuracy
    } else if let meters = Double(text) {
      self = .meters(meters)
    } else {
      return nil
    }
  }
}
