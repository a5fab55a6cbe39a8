import Foundation
import Testing

@Suite struct RadarTests {
  @Test
  func `radar: the deprecated way to read the status has one place, behind the check for the property`()
    throws
  {
    let call = "CLLocationManager.authorizationStatus()"
    #expect(try LibrarySources.files(naming: call) == ["CoreLocationDriver.swift"])
    let code = try LibrarySources.code(of: "CoreLocationDriver.swift")
    let before = try #require(code.range(of: call)).lowerBound
    let reading = try #require(code[..<before].range(of: "var status:", options: .backwards)).upperBound
    #expect(code[reading..<before].contains("#available(iOS 14"))
  }
}
