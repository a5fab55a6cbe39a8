import Foundation

/// Writes to a file descriptor.
struct FileDescriptorSink: OutputSink {
  private let descriptor: Int32

  /// Creates a sink for an open descriptor, which is not closed.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  var isTerminal: Bool { isatty(descriptor) == 1 }

  var terminalWidth: Int? {
    var size = winsize()
    guard isTerminal, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes all of the text; a reader that has gone away is no error, it has seen enough.
  func write(_ text: String) throws(OutputError) {
    let bytes = Array(text.utf8)
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if written >= 0 {
        rest = rest.dropFirst(written)
      } else if errno == EPIPE {
        return
      } else if errno != EINTR {
        throw OutputError(code: errno)
      }
    }
  }
}
