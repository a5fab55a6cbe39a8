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

  @Test func `the page plays the journey with the app's own texts`() throws {
    let infoPlist = values.played(for: "App")
    #expect(infoPlist["UILaunchStoryboardName"] == nil)
    let link = try #require(
      PhoneLink(infoPlist: infoPlist, calls: ["requestWhenInUseAuthorization"], on: .iOS14))
    let parts = try link.fragment.split(separator: "&").map { part in
      try #require(part.split(separator: "=", maxSplits: 1).last?.description.removingPercentEncoding)
    }
    #expect(parts.first == "14" && parts.last == "opens.Läufe & Co~requestWhenInUseAuthorization")
    #expect(parts.contains { $0.contains(#"Für die \"Karte\""#) })
  }

  @Test func `what the phone can't play has no link`() {
    for (request, release) in [("requestWhenInUseAuthorization", Release.iOS7), ("nonsense", .iOS14)] {
      #expect(PhoneLink(infoPlist: values.played(for: "App"), calls: [request], on: release) == nil)
    }
  }
}
