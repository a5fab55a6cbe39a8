import PhonePage

// What the page calls. A command goes into the input as UTF-8, and the answer is read from the output.

/// The state of the page.
///
/// Unsafe is right here and below: there is one thread, and the browser calls one function at a time.
nonisolated(unsafe) private var page = PhonePage()
/// Where the browser puts a command; no other thread can see it change.
nonisolated(unsafe) private var input = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
/// Where the browser finds an answer until the next command; no other thread can see it change.
nonisolated(unsafe) private var output = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)

/// Makes room for a command of so many bytes, and returns where it goes.
@_expose(wasm, "input") @_cdecl("input") public func makeInput(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
  input.deallocate()
  input = .allocate(capacity: max(count, 1))
  return input.baseAddress
}

/// Does what the first bytes of the input say, and returns how many bytes the answer has.
@_expose(wasm, "command") @_cdecl("command") public func command(_ count: Int) -> Int {
  let text = String(decoding: input.prefix(count), as: UTF8.self)
  let answer = Array(page.answer(text).utf8)
  output.deallocate()
  output = .allocate(capacity: max(answer.count, 1))
  _ = output.initialize(from: answer)
  return answer.count
}

/// Returns where the answer is.
@_expose(wasm, "output") @_cdecl("output") public func currentOutput() -> UnsafeMutablePointer<UInt8>? {
  output.baseAddress
}
