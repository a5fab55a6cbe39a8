import LeanFoundation
import LinuxSDK

/// The keyboard of a terminal, which reports keys as they are pressed.
final class Keyboard {
  /// An input event.
  enum Event {
    case key(Character)
    /// A signal that ends programs has arrived.
    case signal(Int32)
    /// The terminal was closed.
    case gone
  }

  private let descriptor: Int32
  private let before: termios
  private let bell = SignalBell()

  /// Takes control of a terminal; nil if there is none.
  init?(_ descriptor: Int32 = STDIN_FILENO) {
    var settings = termios()
    guard isatty(descriptor) == 1, tcgetattr(descriptor, &settings) == 0 else { return nil }
    self.descriptor = descriptor
    before = settings
    // Ctrl-C is read as a key, so that the terminal can be restored.
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    guard tcsetattr(descriptor, TCSAFLUSH, &settings) == 0 else { return nil }
  }

  deinit {
    var settings = before
    tcsetattr(descriptor, TCSAFLUSH, &settings)
    bell?.restore()
  }

  /// Waits for the next event.
  func next() -> Event {
    var polled = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
    if let bell { polled.append(pollfd(fd: bell.descriptor, events: Int16(POLLIN), revents: 0)) }
    while poll(&polled, nfds_t(polled.count), -1) < 0 { guard errno == EINTR else { return .gone } }
    if let number = bell?.numbers().first { return .signal(number) }
    var byte: UInt8 = 0
    guard read(descriptor, &byte, 1) == 1 else { return .gone }
    return .key(Character(Unicode.Scalar(byte)))
  }

  /// The number of lines of the terminal.
  var height: Int {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0 else { return 24 }
    return Int(size.ws_row)
  }
}
