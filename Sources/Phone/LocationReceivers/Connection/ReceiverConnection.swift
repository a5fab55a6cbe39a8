import LeanFoundation

/// An open socket or serial line, from which bytes can be awaited.
struct ReceiverConnection: ~Copyable {
  /// The time limit for a daemon to accept a connection, in milliseconds.
  private static let patience: Int32 = 3_000

  private let descriptor: Int32
  private var buffer = [UInt8](repeating: 0, count: 4_096)

  /// Opens a receiver; waits until it accepts the connection, or the bell rings.
  init(to address: ReceiverAddress, unless bell: StopBell) throws(ReceiverError) {
    switch address {
    case .gpsd(let host, let port):
      descriptor = try Self.connect(host: host, port: port, to: address, unless: bell)
    case .nmea(let path): descriptor = try Self.open(path, of: address)
    case .geoclue: preconditionFailure("a service is no line")
    }
  }

  deinit { close(descriptor) }

  // Opening

  private static func open(_ path: String, of address: ReceiverAddress) throws(ReceiverError) -> Int32 {
    let descriptor = LeanFoundation.open(path, O_RDONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw ReceiverError(.cannotOpen(errno), at: address) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT != S_IFREG else {
      close(descriptor)
      throw ReceiverError(.isFile, at: address)
    }
    // A terminal would otherwise edit and echo; its speed is not changed.
    var settings = termios()
    if tcgetattr(descriptor, &settings) == 0 {
      cfmakeraw(&settings)
      _ = tcsetattr(descriptor, TCSANOW, &settings)
    }
    return descriptor
  }

  private static func connect(
    host: String, port: UInt16, to address: ReceiverAddress, unless bell: StopBell
  ) throws(ReceiverError) -> Int32 {
    var hints = addrinfo()
    hints.ai_socktype = streamSocket
    var list: UnsafeMutablePointer<addrinfo>?
    let code = getaddrinfo(host, String(port), &hints, &list)
    defer { if let list { freeaddrinfo(list) } }
    guard code == 0 else { throw ReceiverError(.noHost(String(cString: gai_strerror(code))), at: address) }
    var reason = ECONNREFUSED
    var next = list
    while let place = next?.pointee {
      switch connect(to: place, unless: bell) {
      case .success(let descriptor): return descriptor
      case .failure(let failure): reason = failure.code
      }
      next = place.ai_next
    }
    throw ReceiverError(.cannotConnect(reason), at: address)
  }

  private struct SystemFailure: Error {
    var code = errno
  }

  private static func connect(
    to place: addrinfo, unless bell: StopBell
  ) -> Result<Int32, SystemFailure> {
    let descriptor = socket(place.ai_family, place.ai_socktype, place.ai_protocol)
    guard descriptor >= 0 else { return .failure(SystemFailure()) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    var code = LeanFoundation.connect(descriptor, place.ai_addr, place.ai_addrlen) == 0 ? 0 : errno
    if code == EINPROGRESS {
      var polled = [pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0), bell.polled]
      poll(&polled, 2, patience)
      code = polled[0].revents == 0 ? ETIMEDOUT : error(of: descriptor)
    }
    guard code != 0 else { return .success(descriptor) }
    close(descriptor)
    return .failure(SystemFailure(code: code))
  }

  private static func error(of descriptor: Int32) -> Int32 {
    var code: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &code, &size)
    return code
  }

  // Talking

  /// The result of a wait.
  enum Event {
    case bytes(ArraySlice<UInt8>)
    case timeout
    /// The other side has closed the connection.
    case closed
    /// The bell has rung: the reading must end.
    case stopped
  }

  /// Waits for bytes, at most for the given seconds and never longer than a minute.
  mutating func wait(_ seconds: Double, unless bell: StopBell) -> Event {
    var polled = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0), bell.polled]
    poll(&polled, 2, Int32((min(max(0, seconds), 60) * 1_000).rounded(.up)))
    if polled[1].revents != 0 { return .stopped }
    if polled[0].revents == 0 { return .timeout }
    let count = read(descriptor, &buffer, buffer.count)
    if count > 0 { return .bytes(buffer[..<count]) }
    return count < 0 && (errno == EAGAIN || errno == EINTR) ? .timeout : .closed
  }

  /// Sends a command to the daemon; if the daemon is gone, the next read reports it.
  func send(_ text: String) {
    let bytes = Array(text.utf8)
    _ = LeanFoundation.send(descriptor, bytes, bytes.count, noSignal)
  }
}

/// A signal to end for the thread that waits for a receiver.
final class StopBell: Sendable {
  private let reader: Int32
  private let writer: Int32

  /// Creates a bell; traps if no pipe can be opened, because then no receiver can be either.
  init() {
    var ends: [Int32] = [-1, -1]
    precondition(pipe(&ends) == 0, "no pipe is to be had: \(String(cString: strerror(errno)))")
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reader, writer) = (ends[0], ends[1])
  }

  deinit {
    close(reader)
    close(writer)
  }

  /// Ends all waiting, now and later.
  func ring() {
    var byte: UInt8 = 1
    _ = write(writer, &byte, 1)
  }

  /// The descriptor that a call of poll must include to be ended by the bell.
  var polled: pollfd { pollfd(fd: reader, events: Int16(POLLIN), revents: 0) }

  /// Waits for some seconds; returns whether the bell has rung.
  func hasRung(within seconds: Double) -> Bool {
    var polled = polled
    return poll(&polled, 1, Int32((seconds * 1_000).rounded(.up))) > 0
  }
}

#if canImport(Glibc)
  private let streamSocket = Int32(SOCK_STREAM.rawValue)
  private let noSignal = Int32(MSG_NOSIGNAL)
#elseif canImport(Darwin)
  private let streamSocket = SOCK_STREAM
  private let noSignal: Int32 = 0
#else
  private let streamSocket = SOCK_STREAM
  private let noSignal = Int32(MSG_NOSIGNAL)
#endif
