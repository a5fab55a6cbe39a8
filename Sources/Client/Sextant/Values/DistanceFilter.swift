/// The distance that the phone must move before the next location is delivered.
public enum DistanceFilter: Codable, Equatable, Sendable {
  /// Every location is delivered, about one per second while the phone moves.
  case none
  /// A location is delivered if it is this many meters from the previous one, or far more accurate (DEL-061).
  case meters(Double)

  /// The distance in meters; nil if every location is delivered.
  package var distance: Double? {
    switch self {
    case .none: nil
    case .meters(let meters): meters > 0 && meters.isFinite ? meters : nil
    }
  }
}

extension DistanceFilter: TextCodable {
  var text: String {
    switch self {
    case .none: "none"
    case .meters(let meters): "\(meters)"
    }
  }

  init?(text: String) {
    guard text != "none" else {
      self = .none
      return
    }
    guard let meters = Double(text) else { return nil }
    self = .meters(meters)
  }
}
