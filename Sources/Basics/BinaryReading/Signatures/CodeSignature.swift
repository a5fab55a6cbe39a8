/// A code signature, which consists of numbered parts, among them the entitlements.
package struct CodeSignature: Sendable {
  /// The entitlements as a property list; nil if there are none.
  package let entitlements: ByteSlice?
  /// The entitlements in DER, the form that newer systems read; nil if there are none.
  package let encodedEntitlements: ByteSlice?

  private static let textSlot: UInt32 = 5
  private static let encodedSlot: UInt32 = 7
  /// The maximum number of parts; signatures have about ten.
  private static let limit: UInt32 = 64

  /// Reads the bytes of a signature.
  package init(_ bytes: ByteSlice) throws(BinaryError) {
    guard bytes.number(UInt32.self, at: 0, isBigEndian: true) == 0xFADE_0CC0,
      let count = bytes.number(UInt32.self, at: 8, isBigEndian: true), count <= Self.limit
    else { throw Self.unreadable }
    var parts: [UInt32: ByteSlice] = [:]
    for index in 0..<Int(count) {
      guard let slot = bytes.number(UInt32.self, at: 12 + index * 8, isBigEndian: true),
        let offset = bytes.number(UInt32.self, at: 16 + index * 8, isBigEndian: true),
        let size = bytes.number(UInt32.self, at: Int(offset) + 4, isBigEndian: true), size >= 8,
        let part = bytes.part(at: Int(offset) + 8, count: Int(size) - 8)
      else { throw Self.unreadable }
      parts[slot] = part
    }
    entitlements = parts[Self.textSlot]
    encodedEntitlements = parts[Self.encodedSlot]
  }

  private static let unreadable = BinaryError("the code signature is broken; sign the product again")
}
