import Foundation

/// Something that text can be written to.
protocol OutputSink: Sendable {
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
  var place: OutputPlace? { nil }
}

/// A terminal, pipe or file as the system numbers it.
struct OutputPlace: Hashable {
  let device: UInt64
  let node: UInt64
}

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

  var place: OutputPlace? {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    return OutputPlace(device: UInt64(status.st_dev), node: UInt64(status.st_ino))
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

/// The error of output that could not be written.
struct OutputError: Error, CustomStringConvertible {
  /// The number that the system gave.
  let code: Int32

  /// What happened and what to do.
  var description: String {
    "the output can't be written: \(String(cString: strerror(code))); free some space or write somewhere else"
  }
}
