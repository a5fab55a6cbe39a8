import BinaryWriting
import Foundation
import TestSupport
import Testing

@Suite struct BuiltProductCheckTests {
  /// Writes an app whose library requests Always.
  private func writeApp(in folder: borrowing ScratchFolder, whenInUse: String?) throws {
    var keys = ["MinimumOSVersion": "17.0", "CFBundleName": "Walk"]
    keys["NSLocationWhenInUseUsageDescription"] = whenInUse
    let list = try PropertyListSerialization.data(fromPropertyList: keys, format: .binary, options: 0)
    try folder.write(list, to: "Walk.app/Info.plist")
    try folder.write(MachOWriter().bytes, to: "Walk.app/Walk")
    var library = MachOWriter()
    library.sent = ["requestAlwaysAuthorization"]
    library.imports = ["_OBJC_CLASS_$_CLLocationManager"]
    try folder.write(library.bytes, to: "Walk.app/Frameworks/libGeo.dylib")
  }

  @Test func `the library that asks for Always is named`() throws {
    let folder = try ScratchFolder()
    try writeApp(in: folder, whenInUse: "Your walk is drawn on the map.")
    let run = ToolRun("check", folder.path + "/Walk.app", "--quiet")
    let text = """
      Walk: app, iOS 17.0 and later, Info.plist

        error  missing-always-description  iOS 17+
          Frameworks/libGeo.dylib
          This request does nothing and Settings has no Always row: Info.plist has no
          NSLocationAlwaysAndWhenInUseUsageDescription. App Store Connect may reject
          the upload for the same reason.
          Fix:   Add to the Info.plist, or drop the request if When In Use is enough:
                 <key>NSLocationAlwaysAndWhenInUseUsageDescription</key><string>What you use location for, with an example.</string>
          Facts: MIS-28, MIS-53, KEY-005, KEY-016, STORE-002

      """
    #expect(run == ToolRun(exitCode: 1, output: text, errors: ""))
  }

  @Test func `SARIF names a binary without a line`() throws {
    let folder = try ScratchFolder()
    try writeApp(in: folder, whenInUse: nil)
    let run = ToolRun("check", folder.path + "/Walk.app", "--format", "sarif")
    #expect(run.output.contains(#""uri" : "Frameworks/libGeo.dylib""#))
    #expect(!run.output.contains(#""startLine""#))
  }
}
