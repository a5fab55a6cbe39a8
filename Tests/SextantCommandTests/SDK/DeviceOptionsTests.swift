import Foundation
import Testing

@testable import SextantCommand

@Suite struct DeviceOptionsTests {
  @Test func `only what is given is set`() {
    #expect(DeviceOptions().variables == [:])
    #expect(DeviceOptions(release: "14").variables == ["SEXTANT_IOS": "14"])
  }

  @Test func `files are named by absolute paths, since tests may run elsewhere`() {
    let folder = FileManager.default.currentDirectoryPath
    let device = DeviceOptions(infoPlist: "Info.plist", track: "/a/../run.gpx", trace: "trace.json")
    #expect(
      device.variables == [
        "SEXTANT_INFO_PLIST": "\(folder)/Info.plist", "SEXTANT_TRACK": "/run.gpx",
        "SEXTANT_TRACE": "\(folder)/trace.json",
      ])
  }
}
