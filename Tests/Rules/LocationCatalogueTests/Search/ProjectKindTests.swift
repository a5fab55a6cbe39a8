import LocationTerms
import Phrases
import Testing

@testable import LocationCatalogue

@Suite struct ProjectKindTests {
  @Test(arguments: [
    ("flutter geolocator stops", [ProjectKind.flutter]), ("Ionic 定位", [.capacitor, .cordova]),
    ("高德定位 React Native", [.reactNative, .amap]), ("location stops", []),
    ("Permission.locationAlways.request() does nothing", [.flutter]),
    ("getCurrentPositionAsync is slow", [.expo]), ("isLocationAuthorized is always false", [.cordova]),
    ("浏览器进入后台时定位停止", [.webPage]), ("no location on macOS", [.mac]),
  ])
  func `the kinds of project that a question names are known, by their API, too`(
    question: String, kinds: [ProjectKind]
  ) {
    #expect(ProjectKind.named(in: question) == kinds)
  }

  @Test func `lines for the plug-ins of a question come first, and without one those for none`() throws {
    let variants = try #require(CodeVariant.all["MIS-05"])
    let flutter = variants.divided(for: "Flutter location")
    #expect(Set(flutter.named.map(\.place)).isSuperset(of: ["permission_handler", "geolocator"]))
    #expect(flutter.native == [])
    #expect(variants.divided(for: "Flutter geolocator").named.map(\.place) == ["geolocator"])
    let native = variants.divided(for: "no location")
    #expect(native.named == [] && native.native.map(\.place) == ["Objective-C", "MapKit", "SwiftUI, iOS 17"])
  }

  @Test func `each line for a plug-in is one of a kind, and the entries of kinds are there`() {
    let ids = Set(CatalogEntries().all.map(\.id))
    #expect(Set(ProjectKind.all).count == ProjectKind.all.count)
    #expect(ProjectKind.all.flatMap(\.entries).filter { !ids.contains($0) } == [])
  }

  @Test func `an entry that is only for other kinds stands behind those for any`() {
    let search = CatalogSearch()
    for (question, other) in [
      ("getCurrentPosition of Flutter's geolocator times out on iOS", "HOW-27"),
      ("React Native location permission is blocked on iOS", "HOW-15"),
    ] {
      let answers = search.answers(to: question)
      let ids = answers.entries(for: question).map(\.id)
      #expect(Set(ids) == Set(answers.hits.map(\.entry.id)))
      #expect(ids.firstIndex(of: other).map { $0 >= 3 } != false, "\(ids)")
    }
  }

  @Test func `where the catalog has no lines for what a question names, the answer says so first`() {
    let search = CatalogSearch()
    func note(_ question: String) -> String? {
      ProjectKind.note(on: question, answeredBy: search.answers(to: question).hits.prefix(3).map(\.entry.id))?
        .english
    }
    #expect(
      note("Unity app asks for no location permission")?.hasPrefix("Sextant has no lines for Unity.") == true)
    #expect(note("no location in Safari on iOS")?.contains("HOW-17") == true)
    #expect(note("cordova-osx: no location on the Mac")?.contains("HOW-52") == true)
    #expect(note("Flutter app asks for no location permission") == nil)
    #expect(note("no prompt appears") == nil)
  }
}
