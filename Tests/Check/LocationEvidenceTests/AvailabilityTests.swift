import LocationPolicy
import SourceFacts
import Testing

@testable import LocationEvidence

@Suite struct AvailabilityTests {
  @Test(arguments: [
    ([], Release.iOS8 ... .iOS26), (["#available(iOS 14, *)"], .iOS14 ... .iOS26),
    (["#available(iOS 13.4, macOS 11, *)"], .iOS13_4 ... .iOS26),
    (["!#available(iOS 14.0, *)"], .iOS8 ... .iOS13_4),
    (["#unavailable(iOS 14)"], .iOS8 ... .iOS13_4), (["@available(iOS 11.0, *)"], .iOS11 ... .iOS26),
    (["#available(macOS 11, *)"], .iOS8 ... .iOS26), (["status == .denied"], .iOS8 ... .iOS26),
    (["#available(iOS 11, *)", "!#available(iOS 13, *)"], .iOS11 ... .iOS12),
  ]) func `conditions narrow the releases`(_ conditions: [String], _ expected: ClosedRange<Release>) {
    #expect(releases(under: conditions) == [expected])
  }

  @Test func `conditions that exclude each other leave nothing`() {
    #expect(releases(under: ["#available(iOS 14, *)", "!#available(iOS 13, *)"]) == [])
  }

  private func releases(under conditions: [String]) -> [ClosedRange<Release>] {
    let fact = SourceFact(
      kind: .call, name: "requestLocation", conditions: conditions,
      position: SourcePosition(line: 1, column: 1))
    let use = CodeUse(fact: fact, file: "App.swift", isShared: false, isByClient: false)
    return use.releases(within: [.iOS8 ... .iOS26], among: .known)
  }
}
