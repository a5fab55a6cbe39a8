import Foundation
import TestSupport
import Testing

@testable import CommandOutput

@Suite struct FileDescriptorSinkTests {
  @Test func `a pipe is no terminal and has no width`() {
    let sink = FileDescriptorSink(Pipe().fileHandleForWriting.fileDescriptor)
    #expect(!sink.isTerminal)
    #expect(sink.terminalWidth == nil)
  }

  @Test func `all of a text arrives`() throws {
    let folder = try ScratchFolder()
    try folder.write([], to: "out")
    let handle = try FileHandle(forWritingTo: folder.url.appending(path: "out"))
    let text = String(repeating: "跑步\n", count: 50_000)
    try FileDescriptorSink(handle.fileDescriptor).write(text)
    try handle.close()
    #expect(try String(contentsOf: folder.url.appending(path: "out"), encoding: .utf8) == text)
  }

  @Test func `a closed descriptor is an error`() {
    #expect(throws: OutputError.self) { try FileDescriptorSink(-1).write("x") }
  }
}
