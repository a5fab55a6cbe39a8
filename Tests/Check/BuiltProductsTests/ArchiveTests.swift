import AppProject
import BinaryWriting
import Foundation
import Testing

/// Exported and archived apps.
@Suite struct ArchiveTests {
  private func list(_ values: [String: any Sendable]) throws -> [UInt8] {
    [UInt8](try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0))
  }

  @Test func `an .ipa is read as the app in it`() throws {
    let app = try Product.archive(
      "Walk.ipa",
      of: [
        ("Payload/Walk.app/Info.plist", try list(["MinimumOSVersion": "16.0", "CFBundleExecutable": "Run"])),
        ("Payload/Walk.app/Run", MachOWriter.sending("requestAlwaysAuthorization").bytes),
        ("Payload/Walk.app/de.lproj/InfoPlist.strings", Array(#""CFBundleName" = "Gang";"#.utf8)),
        ("Symbols/1.symbols", [1]),
      ])
    let target = try #require(try app.read().targets.first)
    #expect(target.configurations.first?.deploymentTarget == SystemVersion(16))
    #expect(target.localizations.map(\.language) == ["de"])
    #expect(
      try app.findings() == ["error missing-when-in-use-description Walk: Payload/Walk.app/Run"])
  }

  @Test func `of an .xcarchive the apps are read, and no symbols`() throws {
    let archive = try Product("Walk.xcarchive")
    try archive.write(try list(["ApplicationProperties": [String: String]()]), to: "Info.plist")
    try archive.write(
      "Products/Applications/Walk.app",
      ["NSLocationAlwaysUsageDescription": "Your walk is recorded.", "MinimumOSVersion": "15.0"],
      code: .sending("requestAlwaysAuthorization"))
    try archive.write(
      try list(["CFBundlePackageType": "dSYM"]), to: "dSYMs/Walk.app.dSYM/Contents/Info.plist")
    #expect(
      try archive.findings() == [
        "error only-legacy-always-description Walk: Products/Applications/Walk.app/Walk"
      ])
  }

  @Test func `of an XCFramework the part for devices is read`() throws {
    let framework = try Product("GeoKit.xcframework")
    let parts: [[String: String]] = [
      [
        "LibraryIdentifier": "ios-arm64_x86_64-simulator", "SupportedPlatform": "ios",
        "SupportedPlatformVariant": "simulator",
      ],
      ["LibraryIdentifier": "ios-arm64", "SupportedPlatform": "ios"],
      ["LibraryIdentifier": "tvos-arm64", "SupportedPlatform": "tvos"],
    ]
    try framework.write(try list(["AvailableLibraries": parts]), to: "Info.plist")
    for part in parts {
      let folder = try #require(part["LibraryIdentifier"])
      try framework.write("\(folder)/GeoKit.framework", [:], code: .sending("startUpdatingLocation", kind: 6))
    }
    #expect(
      try framework.read().targets.map { $0.sources.map(\.path) } == [["ios-arm64/GeoKit.framework/GeoKit"]])
  }

  @Test func `of a static library each object file that uses location is named`() throws {
    let library = try Product("libGeo.a")
    try library.write(
      LibraryWriter.archive(
        [
          ("Locator.o", MachOWriter.sending("startUpdatingLocation", kind: 1).bytes),
          ("Other.o", MachOWriter().bytes),
        ], names: .bsd), to: "")
    #expect(
      try library.read().targets.map { "\($0.kind) \($0.name) \($0.sources.map(\.path))" } == [
        #"framework libGeo.a ["libGeo.a(Locator.o)"]"#
      ])
  }

  @Test func `more libraries than any app has are not all read`() throws {
    let archive = try Product.archive(
      "Walk.zip", of: (0...2_000).map { ("lib\($0).a", Array("!<arch>\n".utf8)) })
    let inventory = try archive.read()
    #expect(inventory.targets.count == 2_000)
    #expect(
      inventory.problems.map(\.message) == [
        "There are more than 2000 bundles or libraries; only as many were read. Check them apart."
      ])
  }

  @Test func `a library by itself is told what its apps need`() throws {
    let library = try Product("libGeo.a")
    let code = MachOWriter.sending("requestAlwaysAuthorization", kind: 1).bytes
    try library.write(LibraryWriter.archive([("Locator.o", code)], names: .gnu), to: "")
    #expect(try library.findings() == ["note host-needs-texts libGeo.a: libGeo.a(Locator.o)"])
  }

  @Test func `what is no product says so`() throws {
    let archive = try Product("Walk.ipa")
    try archive.write([1, 2, 3], to: "")
    #expect {
      try archive.read()
    } throws: { error in
      "\(error)".hasSuffix(
        "Walk.ipa: this is not a zip archive, or it is cut off at its end; copy it or export the app again")
    }
    let empty = try Product("Walk.app")
    try empty.write([1], to: "readme")
    #expect {
      try empty.read()
    } throws: { error in
      "\(error)".hasSuffix(
        "Walk.app: there is no app, extension, framework or library in it; build the product again")
    }
  }

  @Test func `an app whose code is missing or broken is still checked for its Info.plist`() throws {
    let app = try Product("Walk.app")
    try app.write(
      try list(["NSLocationWhenInUseUsageDescription": "", "MinimumOSVersion": "15.0"]), to: "Info.plist")
    try app.write(Array("#!/bin/sh".utf8), to: "Walk")
    #expect(
      try app.findings() == [
        "error blank-usage-description Walk: Info.plist",
        "error Walk: Can't read this code: this is not a binary of Apple's systems; build the product again.",
      ])
  }
}
