/// 16 bytes, like Foundation's `UUID`.
public struct UUID: Hashable, Sendable, CustomStringConvertible {
  private let high: UInt64
  private let low: UInt64

  /// Creates a value from two numbers, with the first bytes most significant.
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The bytes in uppercase hexadecimal digits, in groups of 8, 4, 4, 4 and 12.
  public var uuidString: String {
    let digits = Array(Self.digits(high) + Self.digits(low))
    return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }.joined(separator: "-")
  }

  /// The same as `uuidString`.
  public var description: String { uuidString }

  private static func digits(_ number: UInt64) -> String {
    let text = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}
