import LeanFoundation

/// The reading end of a pipe or terminal, decoded as text.
struct PipeReader {
  let stream: ChildProcess.Stream
  let descriptor: Int32
  private var text = IncompleteText()
  /// Whether more output may arrive.
  private(set) var isOpen = true

  init(stream: ChildProcess.Stream, descriptor: Int32) {
    self.stream = stream
    self.descriptor = descriptor
  }

  /// Reads available output from all readers.
  static func readWhatIsThere(
    _ readers: inout [PipeReader], _ receive: (ChildProcess.Stream, String) throws(SDKError) -> Void
  ) throws(SDKError) {
    var hasMore = true
    while hasMore {
      hasMore = false
      var polled = readers.map {
        pollfd(fd: $0.isOpen ? $0.descriptor : -1, events: Int16(POLLIN), revents: 0)
      }
      guard poll(&polled, nfds_t(polled.count), 0) > 0 else { return }
      for index in readers.indices where polled[index].revents != 0 {
        hasMore = true
        let text = readers[index].next()
        if !text.isEmpty { try receive(readers[index].stream, text) }
      }
    }
  }

  /// Passes on remaining bytes of output that ended within a character.
  static func finish(
    _ readers: inout [PipeReader], _ receive: (ChildProcess.Stream, String) throws(SDKError) -> Void
  ) throws(SDKError) {
    for index in readers.indices where readers[index].isOpen {
      readers[index].isOpen = false
      let text = readers[index].text.rest()
      if !text.isEmpty { try receive(readers[index].stream, text) }
    }
  }

  /// Returns the available output; closes the reader at the end.
  private mutating func next() -> String {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(descriptor, &bytes, bytes.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return "" }
    // Reading from a terminal that no process has open fails, which is its end.
    guard count > 0 else {
      isOpen = false
      return text.rest()
    }
    return text.append(bytes.prefix(count))
  }
}

/// UTF-8 that arrives in chunks, which may end within a character.
struct IncompleteText {
  private var held: [UInt8] = []

  /// Adds bytes and returns the complete characters, with invalid UTF-8 replaced.
  mutating func append(_ bytes: some Sequence<UInt8>) -> String {
    held += bytes
    let complete = held.count - Self.incompleteTail(of: held)
    defer { held.removeFirst(complete) }
    return String(decoding: held[..<complete], as: UTF8.self)
  }

  /// Returns the incomplete rest at the end.
  mutating func rest() -> String {
    defer { held = [] }
    return String(decoding: held, as: UTF8.self)
  }

  /// Returns the number of trailing bytes that are an incomplete character.
  private static func incompleteTail(of bytes: [UInt8]) -> Int {
    for length in 1...3 where length <= bytes.count {
      let byte = bytes[bytes.count - length]
      if byte & 0xC0 == 0x80 { continue }
      let needed = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return needed > length ? length : 0
    }
    return 0
  }
}
