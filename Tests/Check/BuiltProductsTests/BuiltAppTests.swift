import AppProject
import BinaryWriting
import Foundation
import LocationEvidence
import Testing

/// Apps as folders.
@Suite struct BuiltAppTests {
  private let whenInUse = ["NSLocationWhenInUseUsageDescription": "Your walk is drawn on the map."]

  @Test func `each library that brings the request for Always is named (ITMS-90683)`() throws {
    let app = try Product("Walk.app")
    try app.write(
      "", ["MinimumOSVersion": "15.0"].merging(whenInUse) { $1 },
      code: .sending("requestWhenInUseAuthorization", linking: ["@rpath/GeoKit.framework/GeoKit"]))
    for name in ["GeoKit", "AdKit"] {
      try app.write(
        "Frameworks/\(name).framework", [:],
        code: .sending("requestAlwaysAuthorization", "startUpdatingLocation", kind: 6))
    }
    try app.write("Frameworks/Plain.framework", [:])
    #expect(
      try app.findings() == [
        "error missing-always-description Walk: Frameworks/AdKit.framework/AdKit",
        "error missing-always-description Walk: Frameworks/GeoKit.framework/GeoKit",
      ])
  }

  @Test func `an app with all texts has no finding`() throws {
    let app = try Product("Walk.app")
    try app.write(
      "",
      whenInUse.merging([
        "NSLocationAlwaysAndWhenInUseUsageDescription":
          "Your walk is recorded while the phone is in your pocket.",
        "MinimumOSVersion": "15.0",
      ]) { $1 }, code: .sending("requestAlwaysAuthorization", "startUpdatingLocation"))
    #expect(try app.findings() == [])
  }

  @Test func `a name that only stands in a binary may be a wrapper's`() throws {
    let app = try Product("Walk.app")
    var code = MachOWriter()
    code.sent = ["requestAlwaysAuthorization"]
    try app.write("", ["MinimumOSVersion": "15.0"].merging(whenInUse) { $1 }, code: code)
    #expect(try app.findings() == ["warning missing-always-description Walk: Walk"])
  }

  @Test func `a library that uses a location manager needs the first text`() throws {
    let app = try Product("Walk.app")
    try app.write("", ["MinimumOSVersion": "15.0"])
    try app.write("Frameworks/AdKit.framework", [:], code: .sending("startUpdatingLocation", kind: 6))
    #expect(
      try app.findings() == [
        "warning missing-when-in-use-description Walk: Frameworks/AdKit.framework/AdKit"
      ])
  }

  @Test func `extensions, App Clips and watch apps are told apart`() throws {
    let app = try Product("Walk.app")
    try app.write("", ["MinimumOSVersion": "15.0"])
    try app.write(
      "PlugIns/Today.appex",
      ["NSExtension": ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"]],
      code: .sending("startUpdatingLocation"))
    try app.write("Extensions/Share.appex", ["EXAppExtensionAttributes": ["EXExtensionPointIdentifier": "x"]])
    try app.write("AppClips/Clip.app", ["NSAppClip": [String: Bool]()])
    try app.write(
      "Watch/WalkWatch.app", ["WKApplication": true], code: .sending("requestAlwaysAuthorization"))
    #expect(
      try app.read().targets.map { "\($0.kind) \($0.name) in \($0.container)" } == [
        "appClip Clip in AppClips/Clip.app", "appExtension Share in Walk.app", "widget Today in Walk.app",
        "app Walk in Walk.app", "watch WalkWatch in Watch/WalkWatch.app",
      ])
    #expect(try app.findings() == ["error widget-without-key Today: PlugIns/Today.appex/Today"])
  }

  @Test func `code that the store has encrypted is not taken for code without calls`() throws {
    let app = try Product("Walk.app")
    var code = MachOWriter.sending("requestAlwaysAuthorization")
    code.isEncrypted = true
    try app.write("", ["MinimumOSVersion": "15.0"].merging(whenInUse) { $1 }, code: code)
    #expect(
      try app.findings() == [
        """
        error Walk: The store has encrypted this code, so the calls in it can't be read; check the app as you built it.
        """
      ])
  }
}
