import Foundation

/// The environment variable with the name of the reader.
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

/// The function that libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  readFuzzed(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
