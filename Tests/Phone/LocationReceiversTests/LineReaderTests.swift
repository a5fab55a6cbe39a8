import Foundation
import LocationTracks
import TestSupport
import Testing

@testable import LocationReceivers

@Suite struct LineReaderTests {
  private static func lines(_ pieces: [[UInt8]]) -> [[UInt8]] {
    var reader = LineReader()
    var lines: [[UInt8]] = []
    for piece in pieces { reader.take(piece) { lines.append($0) } }
    return lines
  }

  @Test func `nothing is kept of a line that is too long, and all of the next`() {
    let longest = [UInt8](repeating: 65, count: LineReader.longestLine)
    #expect(Self.lines([longest, [66, 10, 67, 10], longest, [10]]) == [[67], longest])
  }

  @Test func `however the bytes come in pieces, the lines are the same`() {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let bytes = (0..<Int.random(in: 0...400, using: &random)).map { _ in
        UInt8.random(in: 0...9, using: &random) == 0 ? UInt8(10) : UInt8.random(in: 0...255, using: &random)
      }
      var pieces: [[UInt8]] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = rest.prefix(Int.random(in: 1...40, using: &random))
        pieces.append(Array(piece))
        rest = rest.dropFirst(piece.count)
      }
      let expected = bytes.split { $0 == 10 || $0 == 13 }
      let unfinished = bytes.last.map { $0 != 10 && $0 != 13 } ?? false
      #expect(
        Self.lines(pieces) == (unfinished ? expected.dropLast() : expected[...]).map(Array.init),
        "seed \(seed)")
    }
  }

  @Test func `reports that are damaged anyhow give a report or none`() throws {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SeededGenerator(seed: seed)
    let reports = GPSDStream.growing.split(separator: "\n").map { Array($0.utf8) }
    var (read, refused) = (0, 0)
    for _ in 0..<5_000 {
      var line = try #require(reports.randomElement(using: &random))
      for _ in 0..<Int.random(in: 0...3, using: &random) where !line.isEmpty {
        let place = Int.random(in: 0..<line.count, using: &random)
        switch Int.random(in: 0...2, using: &random) {
        case 0: line[place] = UInt8.random(in: 0...255, using: &random)
        case 1: line.removeSubrange(place...)
        default: line.insert(contentsOf: #"[{"\u"#.utf8, at: place)
        }
      }
      var positions = GPSDPositions(quiet: 0, silence: 3)
      if case .position(let report)? = GPSDReport(line) {
        let found = positions.take(report, at: 0) + positions.due(at: 1)
        #expect(found.allSatisfy { $0.isUsable && $0.horizontalAccuracy > 0 }, "seed \(seed)")
        read += 1
      } else {
        refused += 1
      }
    }
    #expect(read > 0 && refused > 0, "seed \(seed)")
  }
}
