package import LeanFoundation

/// Standard input, read in chunks.
package enum StandardInput {
  private static let pieceBytes = 1 << 16

  /// Waits for the next chunk and returns it; nil at the end.
  package static func read() -> Data? {
    var bytes = [UInt8](repeating: 0, count: pieceBytes)
    while true {
      let count = LeanFoundation.read(STDIN_FILENO, &bytes, bytes.count)
      if count > 0 { return Data(bytes[..<count]) }
      if count == 0 || errno != EINTR { return nil }
    }
  }
}
