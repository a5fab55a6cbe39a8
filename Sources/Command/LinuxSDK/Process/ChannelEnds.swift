import LeanFoundation

/// The two ends of a channel for a program's output.
struct ChannelEnds {
  let reader: Int32
  let writer: Int32

  static func pipe() throws(ChannelError) -> ChannelEnds {
    var ends: [Int32] = [-1, -1]
    guard LeanFoundation.pipe(&ends) == 0 else { throw ChannelError(code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return ChannelEnds(reader: ends[0], writer: ends[1])
  }

  /// Creates a pseudo-terminal, which passes output through unchanged.
  static func terminal(width: Int?) throws(ChannelError) -> ChannelEnds {
    var (reader, writer): (Int32, Int32) = (-1, -1)
    guard openpty(&reader, &writer, nil, nil, nil) == 0 else { throw ChannelError(code: errno) }
    for end in [reader, writer] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var settings = termios()
    if tcgetattr(writer, &settings) == 0 {
      // Otherwise each line feed would become two characters.
      settings.c_oflag &= ~tcflag_t(OPOST)
      _ = tcsetattr(writer, TCSANOW, &settings)
    }
    if let width {
      var size = winsize(ws_row: 24, ws_col: UInt16(clamping: width), ws_xpixel: 0, ws_ypixel: 0)
      _ = ioctl(writer, UInt(TIOCSWINSZ), &size)
    }
    return ChannelEnds(reader: reader, writer: writer)
  }
}

/// An error in creating a channel.
struct ChannelError: Error {
  /// The system's error number.
  let code: Int32
}
