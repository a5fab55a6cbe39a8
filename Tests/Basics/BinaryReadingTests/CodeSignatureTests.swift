import BinaryReading
import BinaryWriting
import Testing

@Suite struct CodeSignatureTests {
  /// Returns a signature with parts in slots, with the magic number of entitlements.
  private func signature(_ parts: [(slot: UInt32, contents: [UInt8])]) -> ByteSlice {
    ByteSlice(SignatureWriter.bytes(parts))
  }

  @Test func `entitlements are found in both forms`() throws {
    let found = try CodeSignature(signature([(0, [1, 2]), (5, Array("<plist/>".utf8)), (7, [0x70, 0])]))
    #expect(found.entitlements?.bytes == Array("<plist/>".utf8))
    #expect(found.encodedEntitlements?.bytes == [0x70, 0])
  }

  @Test func `encoded entitlements are read`() throws {
    let text = SignatureWriter.encoded(0x0C, Array("com.apple.developer.location.push".utf8))
    let push = SignatureWriter.encoded(0x30, text + [0x01, 1, 0xFF])
    let groups = SignatureWriter.encoded(
      0x30,
      SignatureWriter.encoded(0x0C, [0x67]) + SignatureWriter.encoded(0x30, [0x0C, 1, 0x61, 0x02, 1, 0xFE]))
    let bytes = SignatureWriter.encoded(0x70, [0x02, 1, 1] + SignatureWriter.encoded(0xB0, push + groups))
    #expect(
      try EncodedValue(entitlements: ByteSlice(bytes))
        == .dictionary([
          "com.apple.developer.location.push": .boolean(true), "g": .array([.text("a"), .integer(-2)]),
        ]))
  }

  @Test func `what is broken or nested without end is refused`() {
    let broken = BinaryError("the entitlements in the code signature are broken; sign the product again")
    var nested: [UInt8] = [0x0C, 0]
    for _ in 0..<40 { nested = SignatureWriter.encoded(0x30, nested) }
    for bytes in [
      [], [0x70], [0x70, 5, 2], [0x70, 0x85, 1, 1, 1, 1, 1],
      SignatureWriter.encoded(0x70, [2, 1, 1] + nested),
    ] {
      #expect(throws: broken) { try EncodedValue(entitlements: ByteSlice(bytes)) }
    }
    let whole = SignatureWriter.bytes([(5, [1, 2, 3])])
    for count in 0..<whole.count {
      #expect(throws: BinaryError("the code signature is broken; sign the product again")) {
        try CodeSignature(ByteSlice(whole[..<count]))
      }
    }
  }
}
