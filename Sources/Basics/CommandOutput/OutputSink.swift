import LeanFoundation

/// A destination for text.
package protocol OutputSink: Sendable {
  /// Whether the destination is a terminal.
  var isTerminal: Bool { get }
  /// The width of the terminal in cells; nil if it is unknown or there is no terminal.
  var terminalWidth: Int? { get }
  /// The identity of the destination; nil if it can't be compared with others.
  var place: OutputPlace? { get }
  /// Writes text.
  func write(_ text: String) throws(OutputError)
}

extension OutputSink {
  /// Nil, because there is nothing to compare.
  package var place: OutputPlace? { nil }
}

/// The identity of a terminal, pipe or file, as numbered by the system.
package struct OutputPlace: Hashable {
  package let device: UInt64
  package let node: UInt64
}

/// A sink that writes to a file descriptor.
package struct FileDescriptorSink: OutputSink {
  private let descriptor: Int32

  /// Creates a sink for an open descriptor, which it doesn't close.
  package init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  package var isTerminal: Bool { isatty(descriptor) == 1 }

  package var terminalWidth: Int? {
    var size = winsize()
    guard isTerminal, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  package var place: OutputPlace? {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    return OutputPlace(device: UInt64(status.st_dev), node: UInt64(status.st_ino))
  }

  /// Writes all of the text; does nothing if the reader has closed the pipe.
  package func write(_ text: String) throws(OutputError) {
    let bytes = Array(text.utf8)
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { LeanFoundation.write(descriptor, $0.baseAddress, $0.count) }
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

/// An error for output that could not be written.
package struct OutputError: Error, CustomStringConvertible {
  /// The system's error number.
  package let code: Int32

  package init(code: Int32) { self.code = code }

  /// A message that says what happened and what to do.
  package var description: String {
    "the output can't be written: \(String(cString: strerror(code))); free some space or write somewhere else"
  }
}
