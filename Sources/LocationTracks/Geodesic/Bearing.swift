/// Arithmetic on directions in degrees clockwise from true north.
enum Bearing {
  /// Brings a direction between -360 and 720 into 0 up to 360.
  static func normalized(_ degrees: Double) -> Double {
    // A tiny negative angle plus 360 rounds to 360, which is 0; adding zero turns -0 into 0.
    let positive = degrees < 0 ? degrees + 360 : degrees + 0
    return positive >= 360 ? positive - 360 : positive
  }
}

extension Double {
  static var radiansPerDegree: Double { .pi / 180 }
  static var degreesPerRadian: Double { 180 / .pi }
}
