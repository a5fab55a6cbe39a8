import Foundation
import LocationPolicy
import PhonePage
import Testing

@testable import SextantCommand

@Suite struct PhoneLinkTests {
  private let values = InfoPlistValues([
    "CFBundleDisplayName": "Läufe & Co", "NSLocationWhenInUseUsageDescription": "Für die \"Karte\"",
    "UILaunchStoryboardName": "Launch",
  ])

  /// What the page reads of an address.
  private func parts(of address: String) throws -> [String: String] {
    let fragment = try #require(address.split(separator: "#", maxSplits: 1).last)
    return Dictionary(
      uniqueKeysWithValues: try fragment.split(separator: "&").map { part in
        let pair = part.split(separator: "=", maxSplits: 1)
        return (String(pair[0]), try #require(pair[1].removingPercentEncoding))
      })
  }

  @Test func `the page plays the journey with the app's own texts`() throws {
    let link = try #require(
      PhoneLink(on: "https://example.com", request: "requestWhenInUseAuthorization", of: values, on: .iOS14))
    let parts = try parts(of: link.address)
    #expect(parts["ios"] == "14" && parts["j"] == "opens.Läufe & Co~requestWhenInUseAuthorization")
    let infoPlist = try #require(parts["p"])
    #expect(!infoPlist.contains("UILaunch"))
    var phone = PhonePage()
    let shown = phone.answer("open 14/plain \(try #require(parts["j"]))\n\(infoPlist)")
    #expect(shown.contains("Läufe & Co") && shown.contains(#"Für die \"Karte\""#))
  }

  @Test func `what the phone can't play has no link`() {
    for (request, release) in [("requestWhenInUseAuthorization", Release.iOS7), ("nonsense", .iOS14)] {
      #expect(PhoneLink(on: "https://example.com", request: request, of: values, on: release) == nil)
    }
  }
}
