import Foundation

/// The keys of a terminal, one by one as they are pressed.
final class Keyboard {
  private let descriptor: Int32
  private let before: termios

  /// Takes over a terminal; nil where there is none.
  init?(_ descriptor: Int32 = STDIN_FILENO) {
    var settings = termios()
    guard isatty(descriptor) == 1, tcgetattr(descriptor, &settings) == 0 else { return nil }
    self.descriptor = descriptor
    before = settings
    // Ctrl-C comes as a key, so that the terminal is given back in order.
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    guard tcsetattr(descriptor, TCSAFLUSH, &settings) == 0 else { return nil }
  }

  deinit {
    var settings = before
    tcsetattr(descriptor, TCSAFLUSH, &settings)
  }

  /// Waits for a key; nil when the terminal has gone away.
  func next() -> Character? {
    var byte: UInt8 = 0
    while true {
      let count = read(descriptor, &byte, 1)
      if count == 1 { return Character(Unicode.Scalar(byte)) }
      guard count < 0, errno == EINTR else { return nil }
    }
  }

  /// How many lines the terminal has.
  var height: Int {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0 else { return 24 }
    return Int(size.ws_row)
  }
}
