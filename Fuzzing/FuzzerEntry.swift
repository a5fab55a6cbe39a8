import Foundation

/// The environment variable that says which reader is fuzzed.
private let readerVariable = "FUZZED_READER"

private let fuzzedReader: FuzzedReader = {
  let name = ProcessInfo.processInfo.environment[readerVariable] ?? ""
  guard let reader = FuzzedReader(rawValue: name) else {
    let names = FuzzedReader.allCases.map(\.rawValue).joined(separator: ", ")
    FileHandle.standardError.write(Data("set \(readerVariable) to one of \(names)\n".utf8))
    exit(2)
  }
  return reader
}()

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  fuzzedReader.read(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
