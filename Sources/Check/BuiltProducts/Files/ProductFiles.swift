import BinaryReading

/// The files that a built product consists of, wherever they are kept.
protocol ProductFiles {
  /// The paths of all files, from the product, sorted.
  var paths: [String] { get }

  /// Returns what a file holds, if that is not more than a limit.
  func contents(of path: String, limit: Int) throws(BinaryError) -> ByteSlice
}
