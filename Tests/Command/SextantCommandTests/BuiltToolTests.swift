import Foundation
import Testing

@testable import SextantCommand

/// Tests of the binary itself, for what can't be tested in the process.
@Suite struct BuiltToolTests {
  @Test func `the exit code and the streams are those of the tool`() throws {
    #expect(try BuiltTool.run(["--version"]) == ToolRun("--version"))
    #expect(try BuiltTool.run(["chekc"]) == ToolRun("chekc"))
  }

  @Test func `a reader that goes away is no failure`() throws {
    let output = Pipe()
    try output.fileHandleForReading.close()
    let process = Process()
    process.executableURL = try BuiltTool.folder().appending(path: BuiltTool.name)
    process.arguments = ["help", "check"]
    process.standardOutput = output
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let errorData = try errors.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
    #expect(errorData == nil || errorData?.isEmpty == true)
  }
}
