import LocationCatalogue
import Testing

@Suite struct PluginFamilyTests {
  @Test(arguments: [
    ("flutter geolocator stops", [PluginFamily.flutter]), ("Ionic 定位", [.capacitor, .cordova]),
    ("高德定位 React Native", [.reactNative, .amap]), ("location stops", []),
    ("Permission.locationAlways.request() does nothing", [.flutter]),
    ("getCurrentPositionAsync is slow", [.expo]),
  ])
  func `the plug-ins that a question names are known`(question: String, families: [PluginFamily]) {
    #expect(PluginFamily.named(in: question) == families)
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
}
