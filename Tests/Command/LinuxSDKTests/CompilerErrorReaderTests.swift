import AppProject
import Testing

@testable import LinuxSDK

@Suite struct CompilerErrorReaderTests {
  private func errors(_ pieces: [(String, ChildProcess.Stream)]) -> [CompilerError] {
    var reader = CompilerErrorReader()
    for (text, stream) in pieces { reader.read(text, from: stream) }
    return reader.finish()
  }

  @Test func `an error has a file, a line and a message, and is told once`() {
    let text = """
      [3/5] Compiling A A.swift
      /p/B.swift:9:1: error: no such module 'UIKit'
      /p/A.swift:12:30: error: cannot find 'x' in scope
      12 | x
         | `- error: cannot find 'x' in scope
      /p/A.swift:12:30: error: cannot find 'x' in scope
      /p/A.swift:12:30: warning: unused

      """
    let found = errors([(text, .output)])
    #expect(
      found.map(\.place) == [
        Site(file: "/p/A.swift", line: 12), Site(file: "/p/B.swift", line: 9),
      ])
    #expect(found.map(\.message) == ["cannot find 'x' in scope", "no such module 'UIKit'"])
  }

  @Test func `colors and pieces make no difference, and the streams don't mix`() {
    let line = "\u{1B}[1m/p/A.swift:1:2: \u{1B}[0m\u{1B}[1;31merror: \u{1B}[0mbad\u{1B}[0m\n"
    let plain = errors([("/p/A.swift:1:2: error: bad\n", .output)])
    #expect(errors([(line, .output)]) == plain)
    #expect(errors(line.map { (String($0), .errors) }) == plain)
    #expect(errors([("/p/A.swift:1:2: err", .output), ("noise\n", .errors), ("or: bad", .output)]) == plain)
  }

  @Test(arguments: [
    "/p/T.swift:12: error: T.testX : XCTAssertEqual failed: (\"1\") is not equal to (\"2\")",
    "error: fatalError", "<unknown>:0: error: no module", "A.swift:1:2: error: relative",
  ])
  func `failed tests and errors without a place are none`(line: String) {
    #expect(errors([(line + "\n", .output)]) == [])
  }

  @Test func `a line without an end doesn't fill the memory`() {
    var reader = CompilerErrorReader()
    for _ in 0..<200 { reader.read(String(repeating: "x", count: 10_000), from: .output) }
    reader.read("\n/p/A.swift:1:2: error: bad\n", from: .output)
    #expect(reader.finish().count == 1)
  }
}
