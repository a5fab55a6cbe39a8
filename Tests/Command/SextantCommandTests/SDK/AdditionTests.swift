import Foundation
import TestSupport
import Testing

@testable import SextantCommand

/// Additions to the SDK, with a fake compiler.
@Suite struct AdditionTests {
  private func call(_ swift: borrowing FakeSwift) throws -> String {
    try #require(try swift.calls().last { $0.hasPrefix("build --package-path") })
  }

  @Test func `a module's package is built beside it, and its libraries are linked`() throws {
    let swift = try FakeSwift()
    try swift.folder.write("// a package\n".utf8, to: "Replacement/Package.swift")
    let run = swift.run(
      "build", "--package-path", swift.path("App"), "--module", "Combine=\(swift.path("Replacement"))",
      "--quiet")
    #expect(run.errors.contains("\ncompiling StandIn_Combine\n"))
    let cache = swift.path("cache/sextant/build")
    let name = try #require(
      try FileManager.default.contentsOfDirectory(atPath: cache).first { $0.hasPrefix("module-") })
    let place = "\(cache)/\(name)"
    let call = try call(swift)
    for folder in ["build/release/Modules", "build/release/CParts.build", "stand-ins/Combine"] {
      #expect(call.contains("-Xswiftc -I -Xswiftc \(place)/\(folder) "))
    }
    #expect(
      call.contains(
        "-Xlinker -L\(place)/build/release -Xlinker -lStandIn_Combine -Xlinker --disable-new-dtags "))
    #expect(
      try String(contentsOfFile: place + "/Sources/StandIn_Combine/Exports.swift", encoding: .utf8)
        == "@_exported import Parts\n")
    #expect(
      try String(contentsOfFile: place + "/stand-ins/Combine/Combine.swift", encoding: .utf8)
        == "@_exported public import StandIn_Combine\n")
    #expect(
      try String(contentsOfFile: place + "/Package.swift", encoding: .utf8).contains(
        "[.product(name: \"Parts\", package: \"Replacement\")]"))
  }

  @Test func `a folder that holds no package is named`() throws {
    let swift = try FakeSwift()
    let run = swift.run("build", "--package-path", swift.path("App"), "--module", "Combine=/nowhere")
    #expect(run.exitCode == 2)
    #expect(
      run.errors.hasSuffix("there is no Package.swift in '/nowhere/', which should replace Combine\n"))
  }

  @Test(arguments: [
    ["--module", "Combine"], ["--module", "Combine="], ["--module", "=folder"], ["--module", "A B=folder"],
    ["--shell", "AppKit"], ["--shell", ""],
  ])
  func `what makes no sense is refused before anything is built`(arguments: [String]) {
    let run = ToolRun(arguments: ["build", "--package-path", "/nowhere"] + arguments)
    #expect(run.exitCode == 2 && run.errors.contains("is invalid for"))
  }
}
