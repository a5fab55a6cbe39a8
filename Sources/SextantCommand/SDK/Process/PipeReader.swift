import Foundation

/// One end of a pipe, read as text.
struct PipeReader {
  let stream: ChildProcess.Stream
  let descriptor: Int32
  private var text = IncompleteText()
  private var isOpen = true

  init(stream: ChildProcess.Stream, descriptor: Int32) {
    self.stream = stream
    self.descriptor = descriptor
  }

  /// Reads several pipes to their ends, whichever has something.
  static func drain(
    _ readers: inout [PipeReader], _ receive: (ChildProcess.Stream, String) throws(SDKError) -> Void
  ) throws(SDKError) {
    while readers.contains(where: \.isOpen) {
      var polled = readers.map {
        pollfd(fd: $0.isOpen ? $0.descriptor : -1, events: Int16(POLLIN), revents: 0)
      }
      if poll(&polled, nfds_t(polled.count), -1) < 0, errno != EINTR { return }
      for index in readers.indices where polled[index].revents != 0 {
        let text = readers[index].next()
        if !text.isEmpty { try receive(readers[index].stream, text) }
      }
    }
  }

  /// Returns what has come; closes at the pipe's end.
  private mutating func next() -> String {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(descriptor, &bytes, bytes.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return "" }
    guard count > 0 else {
      isOpen = false
      return text.rest()
    }
    return text.append(bytes.prefix(count))
  }
}
