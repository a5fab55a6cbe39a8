import Foundation
import LocationPolicy
import Testing

@testable import LinuxSDK

@Suite struct DeviceOptionsTests {
  @Test func `only what is given is set`() {
    #expect(DeviceOptions().variables(for: nil) == [:])
    #expect(DeviceOptions().variables(for: "14") == ["SEXTANT_IOS": "14"])
    #expect(DeviceOptions(hasPhoneForEachTest: true).variables(for: nil) == ["SEXTANT_PHONES": "test"])
  }

  @Test func `files are named by absolute paths, since tests may run elsewhere`() {
    let folder = FileManager.default.currentDirectoryPath
    let device = DeviceOptions(infoPlist: "Info.plist", track: "/a/../run.gpx")
    #expect(
      device.variables(for: nil) == [
        "SEXTANT_INFO_PLIST": "\(folder)/Info.plist", "SEXTANT_TRACK": "/run.gpx",
      ])
  }

  private static func firstVersion(of release: Release) -> String {
    String(release.name.prefix { $0 != "-" })
  }

  @Test(arguments: [
    ("14", ["14"]), ("14,15, 17", ["14", "15", "17"]), ("14,14", ["14"]), ("13.2", ["13.2"]),
    ("13.4+,14", Release.allCases.filter { $0 >= .iOS13_4 }.map(firstVersion)),
    ("16-17", ["16.0", "16.4", "17"]), ("all", Release.allCases.map(firstVersion)),
  ])
  func `releases are listed, ranges are all in them`(text: String, versions: [String]) throws {
    #expect(try DeviceOptions(releases: text).checkedVersions(in: [:]) == versions)
  }

  @Test func `without a release the environment's counts`() throws {
    #expect(try DeviceOptions().checkedVersions(in: ["SEXTANT_IOS": "14"]) == [nil])
  }

  private static let versions = "an iOS version such as 14 or 13.4; the known ones are 7 to 18 and 26"

  @Test(arguments: [
    (DeviceOptions(releases: "19"), "--ios is “19”; it must be \(versions)"),
    (DeviceOptions(releases: "99"), "--ios is “99”; it must be \(versions)"),
    (DeviceOptions(releases: ","), "--ios names no version"),
    (DeviceOptions(releases: "8-99"), "--ios is “8-99”; it must be \(versions)"),
    (
      DeviceOptions(clock: "0"),
      "--clock is “0”; it must be manual, or a number from 0.001 to 1000000 (how many times as fast)"
    ),
    (
      DeviceOptions(location: "north"),
      "--location is “north”; it must be latitude,longitude in degrees, such as 52.52,13.405"
    ),
    (
      DeviceOptions(track: "/nowhere.gpx", location: "1,2"),
      "--location is “1,2”; it must be left out, because there is also a track: --track"
    ),
    (
      DeviceOptions(trace: "/nowhere/trace.json"),
      "--trace is “/nowhere/trace.json”; it must be a file in a folder that can be written to"
    ),
    (
      DeviceOptions(releases: "12", authorization: "once"),
      "--authorization is “once”; it must be a value that iOS 12 supports"
    ),
    (
      DeviceOptions(releases: "13", precise: "off"),
      "--precise is “off”; it must be a value that iOS 13.0-13.3 supports"
    ),
  ])
  func `what describes no phone is named as it was typed`(device: DeviceOptions, message: String) {
    do throws(SDKError) {
      _ = try device.checkedVersions(in: [:])
      Issue.record("no error")
    } catch {
      #expect(error.description == message)
    }
  }

  @Test func `what stands in the environment is named as it stands there`() {
    do throws(SDKError) {
      _ = try DeviceOptions(track: "/nowhere.gpx").checkedVersions(in: ["SEXTANT_LOCATION": "1,2"])
      Issue.record("no error")
    } catch {
      #expect(
        error.description
          == "SEXTANT_LOCATION is “1,2”; it must be left out, because there is also a track: --track")
    }
  }
}
