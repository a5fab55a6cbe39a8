import Foundation
import Testing

@testable import LinuxSDK

/// The compiler flags for the SDK and for additions.
@Suite struct SDKFlagTests {
  private func sdk(_ modules: [String]) -> SDKFolder {
    SDKFolder(
      url: URL(filePath: "/sdk"),
      manifest: SDKManifest(
        sextant: "1", toolchain: "t", fingerprint: "f", sources: [], modules: modules, headers: ["C"]))
  }

  private let combine = BuiltModule(
    name: "Combine", searchFolders: [URL(filePath: "/m/Modules")], libraryFolder: URL(filePath: "/m"),
    library: "StandIn_Combine", fingerprint: "c")

  @Test func `every file gets the basics, and logging is always there`() {
    #expect(
      sdk(["AppleBasics", "AppleLogging", "MapKitValues"]).flags().swiftc == [
        "-I", "/sdk/modules", "-I", "/sdk/headers/C", "-I", "/sdk/stand-ins/os", "-I", "/sdk/stand-ins/OSLog",
        "-Xfrontend", "-import-module", "-Xfrontend", "AppleBasics", "-L", "/sdk/lib", "-lSextantSDK",
        "-Xlinker", "--push-state", "-Xlinker", "--as-needed", "-Xlinker", "-lSextantTesting", "-Xlinker",
        "--pop-state", "-Xlinker", "--disable-new-dtags", "-Xlinker", "-rpath", "-Xlinker", "/sdk/lib",
      ])
  }

  @Test func `a shell is there for who asks, and every file gets Combine if that is there`() {
    let folder = sdk(["AppleBasics", "SwiftUIState"])
    let flags = folder.flags(Additions(shells: ["SwiftUI"], modules: [combine]))
    #expect(flags.searchFolders.suffix(2) == ["/sdk/stand-ins/SwiftUI", "/m/Modules"])
    #expect(flags.everyFile == ["AppleBasics", "Combine"])
    #expect(flags.libraries.map(\.name) == ["SextantSDK", "StandIn_Combine"])
    #expect(flags.fingerprints == ["f", "c"])
    #expect(folder.flags(Additions(shells: ["MapKit", "UIKit"])).everyFile == ["AppleBasics", "UIKit"])
    #expect(folder.flags(Additions(shells: ["UIKit"])).everyFile == ["AppleBasics"])
    #expect(folder.flags().searchFolders == ["/sdk/modules", "/sdk/headers/C"])
  }

  @Test func `a package may stand in for a module that the SDK has`() {
    var os = combine
    os = BuiltModule(
      name: "os", searchFolders: os.searchFolders, libraryFolder: os.libraryFolder, library: "StandIn_os",
      fingerprint: "o")
    #expect(sdk(["AppleLogging"]).standIns(Additions(modules: [os])).map(\.name) == ["OSLog"])
  }
}

/// The modules with Apple's names.
@Suite struct StandInTests {
  @Test func `a stand-in brings its modules, and its Clang half if it has one`() {
    #expect(
      StandIn.all.map { "\($0.name): \($0.source.split(separator: "\n").joined(separator: "; "))" } == [
        "os: @_exported public import AppleLogging; @_exported public import os",
        "OSLog: @_exported public import AppleLogging",
        "CoreGraphics: @_exported public import CoreGraphicsGeometry",
        "MapKit: @_exported public import MapKitValues",
        "SwiftUI: @_exported public import SwiftUIState", "UIKit: @_exported public import UIKitApplication",
      ])
  }

  @Test func `the list says what is in each, and how to ask for it`() {
    #expect(
      SDKContents(modules: [], standIns: StandIn.all, page: "").text.split(separator: "\n").dropFirst() == [
        "os: logging and locks; no signposts, no activities", "OSLog: what os has; no OSLogStore",
        "CoreGraphics (--shell CoreGraphics): points, sizes, rectangles, vectors and affine maps; no colors, no paths",
        "MapKit (--shell MapKit): points, rectangles, regions, annotations and shapes as values; no maps, no searches",
        "SwiftUI (--shell SwiftUI): View and its property wrappers; no view that shows something",
        "UIKit (--shell UIKit): the app's state and notifications, and the device, all the simulated phone's; no views",
      ])
  }
}
