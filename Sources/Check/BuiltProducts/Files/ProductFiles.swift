import BinaryReading

/// The files of a built product, independent of their storage.
protocol ProductFiles {
  /// The paths of all files relative to the product, sorted.
  var paths: [String] { get }

  /// Returns the contents of a file; throws an error if they exceed a limit in bytes.
  func contents(of path: String, limit: Int) throws(BinaryError) -> ByteSlice
}
