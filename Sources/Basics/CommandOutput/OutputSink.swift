import LeanFoundation

/// Something that text can be written to.
package protocol OutputSink: Sendable {
  /// Whether a person is watching.
  var isTerminal: Bool { get }
  /// How many cells a line of the terminal has; nil when it is none or doesn't say.
  var terminalWidth: Int? { get }
  /// What is written to, if it can be compared with what others write to.
  var place: OutputPlace? { get }
  /// Writes text.
  func write(_ text: String) throws(OutputError)
}

extension OutputSink {
  /// Nothing to compare.
  package var place: OutputPlace? { nil }
}

/// A terminal, pipe or file as the system numbers it.
package struct OutputPlace: Hashable {
  package let device: UInt64
  package let node: UInt64
}

/// Writes to a file descriptor.
package struct FileDescriptorSink: OutputSink {
  private let descriptor: Int32

  /// Creates a sink for an open descriptor, which is not closed.
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

  /// Writes all of the text; a reader that has gone away is no error, it has seen enough.
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

/// The error of output that could not be written.
package struct OutputError: Error, CustomStringConvertible {
  /// The number that the system gave.
  package let code: Int32

  package init(code: Int32) { self.code = code }

  /// What happened and what to do.
  package var description: String {
    "the output can't be written: \(String(cString: strerror(code))); free some space or write somewhere else"
  }
}
