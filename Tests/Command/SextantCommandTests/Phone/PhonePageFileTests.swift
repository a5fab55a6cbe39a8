import CommandOutput
import Foundation
import TestSupport
import Testing

@testable import LinuxSDK
@testable import SextantCommand

/// `sextant phone --output` runs the package's script to build the page, which the tests replace by a fake.
@Suite struct PhonePageFileTests {
  private static func run(script: String, in folder: borrowing ScratchFolder) throws -> ToolRun {
    let manifest = "let package = Package(name: \"Sextant\", products: [\"\(SDKManifest.product)\"])"
    try folder.write(manifest.utf8, to: "Package.swift")
    try folder.writeProgram("#!/bin/sh\n\(script)\n", to: "Scripts/phone-page")
    return ToolRun(
      arguments: ["phone", "--output", folder.path + "/a phone.html"],
      environment: ["SEXTANT_SOURCE": folder.path, "PATH": "/usr/bin:/bin"])
  }

  @Test func `the page is written where it is wanted, and the script's messages are passed on`() throws {
    let folder = try ScratchFolder()
    let run = try Self.run(script: "echo compiling >&2; echo \"$1\" > \"$2\"", in: folder)
    #expect(run == ToolRun(exitCode: 0, output: "", errors: "compiling\n"))
    let page = try String(contentsOf: folder.url.appending(path: "a phone.html"), encoding: .utf8)
    #expect(page == "--output\n")
  }

  @Test func `outside of a checkout the page is made from the one that --source names`() throws {
    let folder = try ScratchFolder()
    _ = try Self.run(script: "echo \"$1\" > \"$2\"", in: folder)
    try FileManager.default.removeItem(at: folder.url.appending(path: "a phone.html"))
    let run = ToolRun(
      arguments: ["phone", "--output", folder.path + "/a phone.html", "--source", folder.path],
      environment: ["PATH": "/usr/bin:/bin"])
    #expect(run == ToolRun(exitCode: 0, output: "", errors: ""))
    let page = try String(contentsOf: folder.url.appending(path: "a phone.html"), encoding: .utf8)
    #expect(page == "--output\n")
    let alone = ToolRun("phone", "--source", folder.path)
    #expect(alone.exitCode == 2)
    #expect(alone.errors.contains("--source needs --output"))
  }

  @Test func `a release has the page, which is written without the link to the handbook beside it`() throws {
    let folder = try ScratchFolder()
    let page = "<p>\n    <a href=\"handbook.html\" data-word>Handbook</a>\n</p>\n"
    try folder.write(page.utf8, to: "share/sextant/phone/index.html")
    let path = folder.path + "/a phone.html"
    let file = PhonePageFile(
      path: path, source: nil, opens: false, program: folder.url.appending(path: "bin/sextant"))
    let console = Console(environment: [:], output: RecordingSink(), errors: RecordingSink())
    #expect(try file.make(in: console) == .success)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "<p>\n</p>\n")
  }

  @Test func `SEXTANT_SOURCE names sources whose page is built, in a release too`() throws {
    let folder = try ScratchFolder()
    try folder.write("packed".utf8, to: "share/sextant/phone/index.html")
    _ = try Self.run(script: "echo \"$1\" > \"$2\"", in: folder)
    let path = folder.path + "/built.html"
    let file = PhonePageFile(
      path: path, source: nil, opens: false, program: folder.url.appending(path: "bin/sextant"))
    let console = Console(
      environment: ["SEXTANT_SOURCE": folder.path, "PATH": "/usr/bin:/bin"], output: RecordingSink(),
      errors: RecordingSink())
    #expect(try file.make(in: console) == .success)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "--output\n")
  }

  @Test func `without a page nothing can be opened, and the message says how to get one`() {
    let run = ToolRun(arguments: ["phone", "--open"], environment: ["PATH": "/usr/bin:/bin"])
    #expect(run.exitCode == 2 && run.output == "")
    #expect(run.errors.contains("'--output phone.html --open' builds and opens it"))
  }

  @Test func `a script that fails says why, and the command fails like it`() throws {
    let folder = try ScratchFolder()
    let run = try Self.run(script: "echo no wasm32 here; exit 1", in: folder)
    #expect(run == ToolRun(exitCode: 1, output: "", errors: "no wasm32 here\n"))
  }

  @Test func `a page has all releases, so that none is taken`() {
    let run = ToolRun("phone", "--output", "phone.html", "--ios", "17")
    #expect(run.exitCode == 2 && run.output == "")
    #expect(
      run.errors.contains("--output and --open take neither a scenario nor --ios: the page has all releases"))
  }
}
