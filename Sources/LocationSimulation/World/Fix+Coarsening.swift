extension Fix {
  /// The fix as it is found without satellites: less accurate, with no word on movement, altitude and floor.
  func coarsened(to accuracy: Double) -> Fix {
    Fix(coordinate: coordinate, horizontalAccuracy: max(horizontalAccuracy, accuracy), moment: moment)
  }
}
