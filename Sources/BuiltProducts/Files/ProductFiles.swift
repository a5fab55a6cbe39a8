import BinaryReading

/// The files that a built product consists of, wherever they are kept.
protocol ProductFiles {
  /// The paths of all files, from the product, sorted.
  var paths: [String] { get }

  /// Returns what a file holds.
  func contents(of path: String) throws(BinaryError) -> ByteSlice
}
