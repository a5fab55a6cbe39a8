import Foundation
import Testing

@testable import Sextant

/// One memory after the other, of which little changes.
@Suite struct RegionEncoderTests {
  @Test func `the bytes are those of a new encoder, whatever changed since the last time`() throws {
    var encoder = RegionEncoder()
    var memory = RegionMemory()
    #expect(encoder.encode(memory) == memory.encoded())
    for (index, id) in ["c", "a", "b"].enumerated() {
      memory.regions[id] = KnownRegion(region: RegionWatchTests.region(id, Double(index) * 500))
      #expect(encoder.encode(memory) == memory.encoded())
    }
    memory.place = Position(latitude: 48, longitude: 11)
    memory.regions["a"]?.state = .inside
    #expect(encoder.encode(memory) == memory.encoded())
    memory.regions["b"] = KnownRegion(region: RegionWatchTests.region("b", 9_000), state: .outside)
    memory.regions["c"] = nil
    #expect(encoder.encode(memory) == memory.encoded())
    let bytes = try #require(memory.encoded())
    #expect(RegionMemory(bytes) == memory)
  }
}

extension RegionMemory {
  /// The bytes that are kept of it when nothing was kept before.
  func encoded() -> Data? {
    var encoder = RegionEncoder()
    return encoder.encode(self)
  }
}
