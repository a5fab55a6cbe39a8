import PhonePage

// The functions that the page calls. A command is written to the input as UTF-8, and the answer is
// read from the output.

/// The state of the page.
///
/// `nonisolated(unsafe)` is safe here and below: there is one thread, and the browser calls one
/// function at a time.
nonisolated(unsafe) private var page = PhonePage()
/// The buffer for a command of the browser; no other thread can access it.
nonisolated(unsafe) private var input = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
/// The buffer with the answer until the next command; no other thread can access it.
nonisolated(unsafe) private var output = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)

/// Allocates the buffer for a command of a size in bytes, and returns its address.
@_expose(wasm, "input") @_cdecl("input") public func makeInput(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
  input.deallocate()
  input = .allocate(capacity: max(count, 1))
  return input.baseAddress
}

/// Executes the command in the first bytes of the input, and returns the size of the answer in
/// bytes.
@_expose(wasm, "command") @_cdecl("command") public func command(_ count: Int) -> Int {
  let text = String(decoding: input.prefix(count), as: UTF8.self)
  let answer = Array(page.answer(text).utf8)
  output.deallocate()
  output = .allocate(capacity: max(answer.count, 1))
  _ = output.initialize(from: answer)
  return answer.count
}

/// Returns the address of the answer.
@_expose(wasm, "output") @_cdecl("output") public func currentOutput() -> UnsafeMutablePointer<UInt8>? {
  output.baseAddress
}
