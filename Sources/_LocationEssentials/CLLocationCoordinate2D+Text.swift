extension CLLocationCoordinate2D {
  /// Both angles with their signs and eight decimals, as Apple's descriptions write a place.
  package var signedText: String { String(format: "<%+.8f,%+.8f>", latitude, longitude) }
}
