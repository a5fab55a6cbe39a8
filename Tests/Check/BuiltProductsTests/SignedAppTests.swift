import AppProject
import BinaryWriting
import LocationPolicy
import Testing

/// The entitlements in apps' signatures.
@Suite struct SignedAppTests {
  private func entitlements(_ signature: [UInt8]) throws -> ([String: JSONValue]?, [InputProblem]) {
    let app = try Product("Walk.app")
    var code = MachOWriter()
    code.signature = signature
    try app.write("", [:], code: code)
    let inventory = try app.read()
    return (inventory.targets.first?.configurations.first?.entitlements, inventory.problems)
  }

  @Test func `entitlements are read from the signature`() throws {
    let text = "<plist><dict><key>com.apple.developer.location.push</key><true/></dict></plist>"
    let (found, problems) = try entitlements(SignatureWriter.bytes([(5, Array(text.utf8))]))
    #expect(found == ["com.apple.developer.location.push": .boolean(true)])
    #expect(problems == [])
  }

  @Test func `entitlements in the newer form are read where there are no others`() throws {
    let pair = SignatureWriter.encoded(
      0x30, SignatureWriter.encoded(0x0C, Array("push".utf8)) + [0x01, 1, 0xFF])
    let bytes = SignatureWriter.encoded(0x70, [0x02, 1, 1] + SignatureWriter.encoded(0xB0, pair))
    let (found, problems) = try entitlements(SignatureWriter.bytes([(7, bytes)]))
    #expect(found == ["push": .boolean(true)])
    #expect(problems == [])
  }

  @Test func `a broken signature is a warning, and the code is read`() throws {
    let (found, problems) = try entitlements([1, 2, 3, 4])
    #expect(found == [:])
    #expect(
      problems == [
        InputProblem(
          severity: .warning, origin: Site(wholeFile: "Walk"),
          message: "No entitlements were read: the code signature is broken; sign the product again.")
      ])
  }
}
