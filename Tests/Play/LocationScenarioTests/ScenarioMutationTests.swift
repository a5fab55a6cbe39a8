import Foundation
import LocationPolicy
import LocationScenario
import LocationSimulation
import TestSupport
import Testing

@Suite struct ScenarioMutationTests {
  /// Returns the initial files for fuzzing, without those that take up all the time they may.
  private static func corpus() throws -> [[UInt8]] {
    let folder = RepositoryFolder.root.appending(path: "Tests/Corpus/scenario")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { !["long.json", "loop.json"].contains($0.lastPathComponent) }
      .sorted { $0.path(percentEncoded: false) < $1.path(percentEncoded: false) }
      .map { [UInt8](try Data(contentsOf: $0)) }
  }

  @Test
  func
    `whatever happens to a scenario's bytes, it is read or refused, and what is read is played to its end`()
    throws
  {
    var random = SeededGenerator(seed: 0x5EED)
    var read = 0
    let corpus = try Self.corpus()
    for round in 0..<1_000 {
      var bytes = corpus[round % corpus.count]
      for _ in 0..<Int.random(in: 0...2, using: &random) { Self.mutate(&bytes, &random) }
      guard let scenario = try? ScenarioReader().scenario(from: Data(bytes)) else { continue }
      read += 1
      if read.isMultiple(of: 40) { #expect(!scenario.run(on: .iOS18).device.trace.entries.isEmpty) }
    }
    #expect(read > 100)
  }

  private static let pieces = [
    "\"", "{", "}", "[", "]", ",", ":", "null", "true", "-1", "1e308", "99999999999999999999", "\\ud800",
    "\u{0}",
    "\"steps\"", "\"wait\"", "\"Run\"", "9e9",
  ]

  private static func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: bytes.indices, using: &random)
    let end = min(bytes.count, place + Int.random(in: 1...20, using: &random))
    switch Int.random(in: 0...5, using: &random) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.removeSubrange(place..<end)
    case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 3: bytes.replaceSubrange(place..<end, with: Array((pieces.randomElement(using: &random) ?? "").utf8))
    case 4: bytes.insert(UInt8.random(in: 48...57, using: &random), at: place)
    default: bytes.removeSubrange(place...)
    }
  }
}
