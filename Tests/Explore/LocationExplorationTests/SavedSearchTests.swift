import LocationExploration
import Testing

@Suite struct SavedSearchTests {
  /// What a search of the tiles writes after it met so many states.
  private func saved(bound: Int = 20_000, of space: Tiles = Tiles()) throws -> [UInt8] {
    var search = StateSearch(space)
    search.run(bound: bound)
    var bytes: [UInt8] = []
    try search.save(as: "tiles") { bytes += $0 }
    return bytes
  }

  private func read(_ bytes: [UInt8], as name: String = "tiles") throws(SavedSearchError) -> StateSearch<
    Tiles
  > {
    var rest = bytes[...]
    // In pieces that no number ends with.
    return try StateSearch(Tiles(), savedAs: name) { () throws(SavedSearchError) in
      defer { rest = rest.dropFirst(1_001) }
      return Array(rest.prefix(1_001))
    }
  }

  @Test(arguments: [1, 3]) func `a search that was saved goes on as if it had never been stopped`(jobs: Int)
    throws
  {
    var search = try read(try saved())
    #expect(search.ending == .interrupted)
    search.run(jobs: jobs)
    var whole = StateSearch(Tiles())
    whole.run()
    #expect(search.ending == .complete)
    #expect(search.states == whole.states)
    #expect(search.coverage == whole.coverage)
    #expect(search.endCount == whole.endCount)
    #expect(search.transitionCount == whole.transitionCount)
    let last = whole.states.count - 1
    #expect(search.journey(toStateAt: last) == whole.journey(toStateAt: last))
  }

  @Test func `a search that is complete is saved, too`() throws {
    let bytes = try saved(bound: .max)
    var search = try read(bytes)
    search.run()
    #expect(search.ending == .complete)
    #expect(search.states.count == 181_440)
    // Sixteen bytes for a state, and little else.
    #expect(bytes.count < 181_440 * 16 + 1_000)
  }

  private func error(of bytes: [UInt8], as name: String = "tiles") -> SavedSearchError? {
    do throws(SavedSearchError) { _ = try read(bytes, as: name) } catch { return error }
    return nil
  }

  @Test func `what is cut short, changed, or another search is told from one that serves`() throws {
    let bytes = try saved(bound: 2_000)
    #expect(error(of: bytes) == nil)
    #expect(error(of: bytes, as: "other tiles") == .ofOther("tiles"))
    #expect(error(of: []) == .foreign)
    #expect(error(of: Array("This is not a search.".utf8)) == .foreign)
    for length in stride(from: 8, to: bytes.count, by: 997) {
      #expect(error(of: Array(bytes.prefix(length))) == .truncated, "\(length)")
    }
    #expect(error(of: bytes + [0]) == .damaged)
    for place in stride(from: 8, to: bytes.count, by: 97) {
      var changed = bytes
      changed[place] ^= 1 << UInt8(place % 8)
      let error = error(of: changed)
      #expect(error != nil && error != .foreign, "\(place)")
    }
  }

  @Test func `a search by other rules is told by where its moves lead`() throws {
    var line = StateSearch(Line(length: 100))
    line.run(bound: 50)
    var bytes: [UInt8] = []
    try line.save(as: "line") { bytes += $0 }
    #expect(throws: SavedSearchError.damaged) {
      var rest = bytes[...]
      _ = try StateSearch(Line(length: 10), savedAs: "line") { () throws(SavedSearchError) in
        defer { rest = [] }
        return Array(rest)
      }
    }
  }
}
