import Foundation

/// The environment variable with the name of the reader.
private let readerVariable = "FUZZED_READER"

/// The environment variable with the folder that gets the initial inputs.
///
/// If it is set, a reader of code writes them, and nothing is fuzzed.
private let seedsVariable = "FUZZED_SEEDS"

private let readFuzzed: @Sendable ([UInt8]) -> Void = {
  let environment = ProcessInfo.processInfo.environment
  let name = environment[readerVariable] ?? ""
  if let folder = environment[seedsVariable], let code = FuzzedCode(rawValue: name) {
    do {
      try writeSeeds(of: code, to: URL(filePath: folder))
    } catch {
      stop("the inputs can't be written to \(folder): \(error)")
    }
    return { _ in }
  }
  guard let read = FuzzedReader.read(named: name) else {
    stop("set \(readerVariable) to one of \(FuzzedReader.names.joined(separator: ", "))")
  }
  return read
}()

private func writeSeeds(of code: FuzzedCode, to folder: URL) throws {
  for (index, seed) in code.seeds.enumerated() {
    try Data(seed).write(to: folder.appending(path: "example-\(index)"))
  }
}

private func stop(_ message: String) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(2)
}

/// The function that libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  readFuzzed(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
