/// The 64-bit hash FNV-1a (RFC 9923), which is the same in every process, simple and portable, but not cryptographic.
package struct FowlerNollVoHash: Sendable {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates the hash of no bytes.
  package init() {}

  /// Adds bytes to what was hashed.
  package mutating func add(_ bytes: [UInt8]) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  /// Adds the bytes of a text.
  package mutating func add(_ text: String) { add([UInt8](text.utf8)) }

  /// The hash as sixteen hexadecimal digits.
  package var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
