import Sextant
import SextantTesting
import Testing

/// A loop that takes longer over each element than the time to the next.
@MainActor
@Suite struct SlowLoopTests {
  /// Takes a number of elements of a walk, three seconds each, and returns them in words.
  private func elements(_ count: Int, of request: UpdatesRequest) async throws -> [String] {
    var taken: [String] = []
    for try await update in LocationClient().updates(request) {
      switch update {
      case .value: taken.append("location")
      case .interrupted(.dropped): taken.append("dropped")
      case .interrupted(let interruption): taken.append("\(interruption)")
      case .resumed: taken.append("resumed")
      }
      if taken.count == count { break }
      // This is virtual time; no real time passes.
      try await Task.sleep(for: .seconds(3))
    }
    return taken
  }

  @Test(.releases([.iOS13, .newest], person: .agreeing), arguments: [1, 2, 10])
  func `a slow loop gets a location after each word on what was dropped`(limit: Int) async throws {
    let taken = try await TestPhone.current.run {
      try await self.elements(200, of: UpdatesRequest(buffer: .newest(limit)))
    }
    #expect(taken.count { $0 == "location" } >= 100)
    #expect(!zip(taken, taken.dropFirst()).contains { $0 == ("dropped", "dropped") })
  }

  @Test(.releases([.iOS13, .newest], person: .agreeing))
  func `a slow loop hears of what is in the way, and that it is over`() async throws {
    let phone = try TestPhone.current
    let taking = phone.start { try await self.elements(60, of: UpdatesRequest(buffer: .newest(1))) }
    try await phone.advance(by: 30)
    try phone.setLocationServices(false)
    try phone.open()
    try await phone.advance(by: 30)
    try phone.setLocationServices(true)
    try phone.open()
    let taken = try await taking.value()
    let after = taken.drop { $0 != "servicesOff" }
    #expect(Set(["servicesOff", "resumed", "location"]).isSubset(of: after))
  }
}
