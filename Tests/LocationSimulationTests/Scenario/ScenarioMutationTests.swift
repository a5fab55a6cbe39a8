import Foundation
import LocationPolicy
import LocationSimulation
import Testing

@Suite struct ScenarioMutationTests {
  /// A scenario with a little of everything.
  static let seed = """
    {"name": "All", "description": "d", "ios": ["8-10", "13.4+"], "start": "2026-05-01T08:00:00Z", "seed": 7,
    "timings": {"grace": 5, "secondPrompt": ["1 h", "2 h"]}, "assumptions": {"reinstallResets": true},
    "apps": [{"name": "Run", "infoPlist": {"NSLocationWhenInUseUsageDescription": "x", "UIBackgroundModes": ["location"]},
    "onLaunch": ["CLLocationManager", {"delegate": "self"}], "onAuthorization": {"denied": ["stopUpdatingLocation"]}}],
    "track": [{"latitude": 60, "longitude": 24, "time": 0}, [60.01, 24.5]],
    "steps": [{"world": {"follows": {"speedFactor": 2, "loops": true}}}, {"person": "opens"},
    {"app": [{"desiredAccuracy": "kCLLocationAccuracyBest"}, {"distanceFilter": 5.5}, "requestAlwaysAuthorization"]},
    {"person": {"answers": ["Allow While Using App", "Allow"], "precise": false}, "mayBeRefused": true},
    {"app": {"startMonitoring": {"identifier": "r", "center": [60, 24], "radius": 100}}, "on": "manager"},
    {"wait": "2 min"}, {"until": {"phase": "suspended"}, "atMost": 60}, {"system": {"reminds": "Run"}},
    {"expect": [{"ios": "9", "status": "denied"}, {"prompt": null, "fixes": {"atLeast": 3}, "errors": ["denied"]}]}]}
    """

  @Test("Whatever happens to a scenario's bytes, it is read or refused, and what is read is played to its end")
  func mutations() {
    var random = SeededGenerator(state: 0x5EE_D)
    var read = 0
    for _ in 0..<3_000 {
      var bytes = Array(Self.seed.utf8)
      for _ in 0..<Int.random(in: 0...2, using: &random) { Self.mutate(&bytes, &random) }
      guard let scenario = try? ScenarioReader().scenario(from: Data(bytes)) else { continue }
      read += 1
      if read.isMultiple(of: 10) { #expect(!scenario.run(on: .iOS18).device.trace.entries.isEmpty) }
    }
    #expect(read > 100)
  }

  private static let pieces = [
    "\"", "{", "}", "[", "]", ",", ":", "null", "true", "-1", "1e308", "99999999999999999999", "\\ud800", "\u{0}",
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

/// The same numbers in every run.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
