extension Coordinate {
  /// The distance in metres along the shortest way on WGS 84, right to a millimetre; NaN if either is not valid.
  public func distance(to other: Coordinate) -> Double { Geodesic(from: self, to: other).distance }

  /// The direction in which the shortest way to another place leaves: degrees clockwise from true north, 0 to 360.
  public func bearing(to other: Coordinate) -> Double {
    Geodesic(from: self, to: other).initialBearing
  }

  /// Where one is after some metres straight on, having left with a bearing in degrees from true north.
  ///
  /// A negative distance goes backwards. What is not valid or not finite gives NaN.
  public func moved(by metres: Double, bearing: Double) -> Coordinate {
    guard isValid, metres.isFinite, bearing.isFinite else {
      return Coordinate(latitude: .nan, longitude: .nan)
    }
    return GeodesicLine(from: self, azimuth: bearing).end(after: metres).coordinate
  }
}
