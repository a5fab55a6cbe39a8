import Foundation

/// The environment variable that says which reader is fuzzed.
private let readerVariable = "FUZZED_READER"

private let readFuzzed: @Sendable ([UInt8]) -> Void = {
  let name = ProcessInfo.processInfo.environment[readerVariable] ?? ""
  guard let read = FuzzedReader.read(named: name) else {
    let names = FuzzedReader.names.joined(separator: ", ")
    FileHandle.standardError.write(Data("set \(readerVariable) to one of \(names)\n".utf8))
    exit(2)
  }
  return read
}()

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  readFuzzed(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
