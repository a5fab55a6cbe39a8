import LocationPolicy
import Testing

@Suite struct UsageDescriptionTests {
  @Test func `a text is blank when it is nothing but what Unicode counts as white space`() {
    let scalars = (0...0x3100).compactMap { Unicode.Scalar(UInt32($0)) }
    for scalar in scalars {
      let isBlank = UsageDescription(String(scalar)) == .blank
      #expect(isBlank == scalar.properties.isWhitespace, "\(scalar.value)")
    }
    #expect(UsageDescription("") == .blank)
    #expect(UsageDescription(" \n\t") == .blank)
    #expect(UsageDescription(" x ") == .text(" x "))
  }
}
