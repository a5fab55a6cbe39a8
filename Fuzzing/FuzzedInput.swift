/// An input that consists of several files.
enum FuzzedInput {
  /// The line between the files.
  static let separator = Array("\n%%%%\n".utf8)

  /// Splits an input into its files.
  static func parts(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: separator, omittingEmptySubsequences: false)
  }
}
