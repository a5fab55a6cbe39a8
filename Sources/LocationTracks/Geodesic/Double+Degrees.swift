extension Double {
  static var radiansPerDegree: Double { .pi / 180 }
  static var degreesPerRadian: Double { 180 / .pi }
}
