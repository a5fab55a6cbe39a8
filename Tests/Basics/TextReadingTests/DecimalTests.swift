import Foundation
import TestSupport
import Testing
import TextReading

/// Numbers with decimal places, as C writes them.
@Suite struct DecimalTests {
  @Test(arguments: [0, 1, 2, 5, 9])
  func `numbers are rounded as C rounds them`(places: Int) {
    let seed = UInt64(places + 1)
    var generator = SeededGenerator(seed: seed)
    let random = (0..<2_000).map { _ in Double.random(in: -180...180, using: &generator) }
    let halves = (-40...40).map { Double($0) / 8 }
    for number in random + halves + [0, -0.0, 0.125, 1e-9, 999_999.5] {
      #expect(
        number.decimal(places: places) == String(format: "%.\(places)f", number), "\(number), seed \(seed)")
    }
  }

  @Test func `what has no decimal places is written as it is`() {
    #expect(Double.infinity.decimal(places: 2) == "inf")
    #expect(1e300.decimal(places: 2) == "1e+300")
  }
}

/// Text without whitespace at its ends.
@Suite struct TrimmedTests {
  @Test(arguments: [("", ""), ("  ", ""), ("a", "a"), ("\n a b\t", "a b"), ("a\u{3000}", "a")])
  func `whitespace goes at both ends`(text: String, trimmed: String) { #expect(text.trimmed == trimmed) }
}
