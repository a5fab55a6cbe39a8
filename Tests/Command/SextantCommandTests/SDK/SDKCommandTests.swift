import CommandOutput
import Foundation
import TestSupport
import Testing

@testable import LinuxSDK
@testable import SextantCommand

/// The command for the SDK, with a fake compiler.
@Suite struct SDKCommandTests {
  /// Returns the only SDK in the cache.
  private func sdk(in swift: borrowing FakeSwift) throws -> String {
    let names = try FileManager.default.contentsOfDirectory(atPath: swift.path("cache/sextant/sdk"))
    #expect(names.count == 1)
    return swift.path("cache/sextant/sdk/\(try #require(names.first))")
  }

  @Test func `the first run builds, says so on the error stream, and prints where the SDK is`() throws {
    let swift = try FakeSwift()
    let run = swift.run("sdk")
    #expect(run.output == "\(try sdk(in: swift))\n")
    #expect(run.exitCode == 0)
    #expect(run.errors.hasPrefix("sextant: building the module CoreLocation"))
    #expect(run.errors.contains("\ncompiling\n"))
  }

  @Test func `the folder holds modules, module maps, one library and what it says of itself`() throws {
    let swift = try FakeSwift()
    _ = swift.run("sdk")
    let folder = URL(filePath: try sdk(in: swift))
    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false)).sorted() == [
        "headers", "headers/Clang", "headers/Clang/module.modulemap", "lib", "lib/libSextantSDK.so",
        "lib/libSextantTestObserver.so", "lib/libSextantTesting.so",
        "modules", "modules/CoreLocation.swiftcrossimport",
        "modules/CoreLocation.swiftcrossimport/XCTest.swiftoverlay", "modules/CoreLocation.swiftmodule",
        "modules/SextantTesting.swiftmodule",
        "modules/_CoreLocation_XCTest.swiftmodule", "scoreboard.md", "sdk.json",
      ])
    let manifest = try #require(SDKFolder(at: folder)).manifest
    #expect(manifest.toolchain == "Swift version 1")
    #expect(manifest.modules == ["CoreLocation", "SextantTesting", "_CoreLocation_XCTest"])
    #expect(manifest.headers == ["Clang"])
    #expect(manifest.sources == ["Sources/Clang", "Sources/CoreLocation", "Observer", "Testing", "Overlay"])
  }

  @Test func `a second run takes what is there and says nothing`() throws {
    let swift = try FakeSwift()
    let first = swift.run("sdk")
    let calls = try swift.calls()
    #expect(swift.run("sdk") == ToolRun(exitCode: 0, output: first.output, errors: ""))
    #expect(try swift.calls() == calls)
  }

  @Test(arguments: [
    ("Sextant/Sources/CoreLocation/CLLocation.swift", "struct CLLocation { var x = 1 }\n"),
    ("Sextant/Sources/Clang/new.h", ""), ("version", "2"),
  ])
  func `changed sources and another compiler make it build again`(file: String, text: String) throws {
    let swift = try FakeSwift()
    _ = swift.run("sdk")
    let calls = try swift.calls().count
    try swift.folder.write(text.utf8, to: file)
    #expect(swift.run("sdk").exitCode == 0)
    #expect(try swift.calls().count == 2 * calls)
  }

  @Test func `an SDK of which something is missing is built again`() throws {
    let swift = try FakeSwift()
    _ = swift.run("sdk")
    let library = try sdk(in: swift) + "/lib/libSextantSDK.so"
    try FileManager.default.removeItem(atPath: library)
    #expect(swift.run("sdk").exitCode == 0)
    #expect(FileManager.default.fileExists(atPath: library))
  }

  @Test func `what else the package holds is no reason to build again`() throws {
    let swift = try FakeSwift()
    _ = swift.run("sdk")
    try swift.folder.write("// other".utf8, to: "Sextant/Sources/Other/Other.swift")
    #expect(swift.run("sdk").errors == "")
    #expect(swift.run("sdk", "--force").errors.contains("compiling"))
  }

  @Test func `the flags are one line of output, and nothing else is`() throws {
    let swift = try FakeSwift()
    let run = swift.run("sdk", "--flags")
    let sdk = try sdk(in: swift)
    #expect(
      run.output
        == "-I \(sdk)/modules -I \(sdk)/headers/Clang -L \(sdk)/lib -lSextantSDK "
        + "-Xlinker --push-state -Xlinker --as-needed -Xlinker -lSextantTesting -Xlinker --pop-state "
        + "-Xlinker --disable-new-dtags -Xlinker -rpath -Xlinker \(sdk)/lib\n")
    #expect(swift.run("sdk", "--package-flags").output.hasPrefix("-Xswiftc -I -Xswiftc \(sdk)/modules "))
  }

  /// The request of a program in a release that contains an SDK, which its sources built.
  private func requestOfRelease(made swift: borrowing FakeSwift) -> SDKRequest {
    let built = swift.run("sdk", "--output", swift.path("release/lib/sextant/sdk"))
    #expect(built.exitCode == 0)
    return SDKRequest(output: nil, program: URL(filePath: swift.path("release/bin/sextant")))
  }

  private func console(of swift: borrowing FakeSwift) -> Console {
    var environment = swift.environment
    environment["SEXTANT_SOURCE"] = nil
    return Console(environment: environment, output: RecordingSink(), errors: RecordingSink())
  }

  @Test func `a release uses the SDK that it contains, and needs no sources`() throws {
    let swift = try FakeSwift()
    let request = requestOfRelease(made: swift)
    let calls = try swift.calls()
    let sdk = try request.sdk(in: console(of: swift))
    #expect(sdk.folder.path == swift.path("release/lib/sextant/sdk"))
    #expect(try SDKContents(of: sdk.folder).text.hasPrefix("CoreLocation: of 1 declarations"))
    #expect(try swift.calls() == calls)
  }

  @Test func `a release's SDK is for one compiler, and the message names both`() throws {
    let swift = try FakeSwift()
    let request = requestOfRelease(made: swift)
    try swift.folder.write("2".utf8, to: "version")
    let error = #expect(throws: SDKError.self) { try request.sdk(in: console(of: swift)) }
    #expect(
      error?.description.hasPrefix("the SDK is for 'Swift version 1', and 'swift' is 'Swift version 2'; ")
        == true)
  }

  @Test func `a release's SDK that is incomplete is not used, and the message doesn't blame the compiler`()
    throws
  {
    let swift = try FakeSwift()
    let request = requestOfRelease(made: swift)
    try FileManager.default.removeItem(atPath: swift.path("release/lib/sextant/sdk/lib/libSextantSDK.so"))
    let error = #expect(throws: SDKError.self) { try request.sdk(in: console(of: swift)) }
    #expect(error?.description.contains("is incomplete or of another version of Sextant") == true)
  }

  @Test func `a release's SDK needs no folder for a cache`() throws {
    let swift = try FakeSwift()
    let request = requestOfRelease(made: swift)
    var environment = swift.environment
    for name in ["SEXTANT_SOURCE", "XDG_CACHE_HOME", "HOME"] { environment[name] = nil }
    let console = Console(environment: environment, output: RecordingSink(), errors: RecordingSink())
    #expect(try request.sdk(in: console).folder.path == swift.path("release/lib/sextant/sdk"))
  }

  @Test func `an SDK can be put into a folder of one's own, which replaces nothing else`() throws {
    let swift = try FakeSwift()
    #expect(swift.run("sdk", "--output", swift.path("mine")).output == swift.path("mine\n"))
    #expect(swift.run("sdk", "--output", swift.path("mine"), "--force").exitCode == 0)
    let occupied = swift.run("sdk", "--output", swift.path("App"), "--force")
    #expect(occupied.exitCode == 2)
    #expect(occupied.errors.contains("is not an SDK of Sextant, so it was left alone"))
    #expect(FileManager.default.fileExists(atPath: swift.path("App/Package.swift")))
  }

  @Test func `a folder with a space holds an SDK, but the flags don't survive the shell and are refused`()
    throws
  {
    let swift = try FakeSwift()
    let folder = swift.path("my sdk")
    #expect(swift.run("sdk", "--output", folder).output == folder + "\n")
    let run = swift.run("sdk", "--output", folder, "--flags")
    #expect(run.exitCode == 2)
    #expect(run.output == "")
    #expect(run.errors.contains("put it somewhere else with --output"))
  }

  @Test func `a build that fails ends with 2 and leaves no SDK`() throws {
    let swift = try FakeSwift("#!/bin/sh\nexit 1\n")
    let run = swift.run("sdk")
    #expect(run.exitCode == 2)
    #expect(run.errors.hasSuffix("'swift package dump-package' ended with 1\n"))
    #expect(!FileManager.default.fileExists(atPath: swift.path("cache/sextant/sdk")) || run.output == "")
  }

  @Test(arguments: [
    (["PATH": "/nowhere"], "no 'swift' is in a folder of PATH"),
    (["SEXTANT_SOURCE": "/"], "SEXTANT_SOURCE names '/', which doesn't hold the package Sextant"),
    (["XDG_CACHE_HOME": "relative"], "set XDG_CACHE_HOME or HOME"),
  ])
  func `what is missing is named`(environment: [String: String], text: String) throws {
    let swift = try FakeSwift()
    let run = swift.run("sdk", environment: environment)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains(text))
  }

  @Test func `the two kinds of flags exclude each other`() {
    #expect(ToolRun("sdk", "--flags", "--package-flags").exitCode == 2)
    #expect(ToolRun("sdk", "--flags", "--list").exitCode == 2)
  }

  @Test func `the list has the modules, and what the scoreboard says of Apple's`() throws {
    let swift = try FakeSwift()
    let page =
      "# Page\n\n| state | rows |\n| --- | --- |\n| implemented | 9 |\n| missing | 1 |\n| all | 10 |\n\n| x | 1 |\n"
    try swift.folder.write(page.utf8, to: "Sextant/Documentation/CoreLocationCompatibility.md")
    #expect(
      swift.run("sdk", "--list").output
        == "CoreLocation: of 10 declarations 9 implemented, 1 missing\nSextantTesting: of Sextant\n"
        + "_CoreLocation_XCTest: of Sextant\n")
  }

  @Test func `the scoreboard has the table that the list reads`() throws {
    let page = try RepositoryFolder.text(of: "Documentation/CoreLocationCompatibility.md")
    let states = SDKContents(modules: ["CoreLocation"], page: page).states
    let all = try #require(states.first { $0.name == "all" }).count
    #expect(all > 0)
    #expect(states.filter { $0.name != "all" }.reduce(0) { $0 + $1.count } == all)
  }
}
