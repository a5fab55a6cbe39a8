import Foundation
import Testing

@testable import Sextant

/// The data about regions that is stored between launches.
@Suite struct RegionMemoryTests {
  private let memory = RegionMemory(
    regions: [
      "a": KnownRegion(region: RegionWatchTests.region("a", 0), state: .inside),
      "b": KnownRegion(region: RegionWatchTests.region("b", 5_000), state: .outside),
      "c": KnownRegion(region: RegionWatchTests.region("c", 9_000), state: .unknown),
    ], place: Position(latitude: 48, longitude: 11))

  @Test func `what is kept comes back, in the same bytes each time`() throws {
    let data = try #require(memory.encoded())
    #expect(RegionMemory(data) == memory)
    #expect(RegionMemory(data)?.encoded() == data)
  }

  @Test(arguments: ["", "at home / work", "\"", "\\", "a\\\"b", "\u{0}\n\u{1F}\u{7F}", "上海 🏠", "e\u{301}"])
  func `a name of any characters comes back`(name: String) throws {
    let memory = RegionMemory(regions: [name: KnownRegion(region: RegionWatchTests.region(name, 0))])
    #expect(RegionMemory(try #require(memory.encoded())) == memory)
  }

  @Test func `an entry that can't be read is dropped, and the others stay`() throws {
    let text = """
      {"regions":[{"id":"a","latitude":48,"longitude":11,"radius":200,"state":1},
      {"id":"b","latitude":"north"},17,null,{"id":"c","latitude":91,"longitude":0,"radius":1,"state":0},
      {"id":"d","latitude":48,"longitude":11,"radius":-5,"state":0},
      {"id":"e","latitude":48,"longitude":11,"radius":5,"state":7}],"place":{"latitude":1e300}}
      """
    let memory = try #require(RegionMemory(Data(text.utf8)))
    #expect(memory.regions.keys.sorted() == ["a"])
    #expect(memory.regions["a"]?.state == .inside)
    #expect(memory.place == nil)
  }

  @Test(arguments: ["", "{", "[]", "{\"regions\":5}", "\u{0}\u{0}"])
  func `damage as a whole is told apart from nothing`(text: String) {
    #expect(RegionMemory(Data(text.utf8)) == nil)
  }

  @Test func `any byte may be damaged, and nothing breaks`() throws {
    let data = try #require(memory.encoded())
    for index in data.indices {
      var damaged = data
      damaged[index] ^= 0x15
      let read = RegionMemory(damaged)
      #expect((read?.regions.count ?? 0) <= 3)
      #expect(read?.regions.values.allSatisfy { $0.region.isValid } ?? true)
    }
  }
}
