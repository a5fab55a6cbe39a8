import Foundation

/// A fake gpsd, which sends what a test tells it to over TCP.
package final class FakeDaemon: Sendable {
  /// A client's connection.
  package struct Client: Sendable {
    fileprivate let descriptor: Int32

    /// Sends a text.
    package func say(_ text: String) {
      let bytes = Array(text.utf8)
      _ = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    }

    /// Waits until the other side has closed the connection; throws an error if that takes too long.
    package func waitForEnd() throws {
      let deadline = Date(timeIntervalSinceNow: 120)
      var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      while Date() < deadline {
        guard poll(&polled, 1, 1_000) > 0 else { continue }
        var byte: UInt8 = 0
        if recv(descriptor, &byte, 1, Int32(MSG_PEEK)) <= 0 { return }
      }
      throw ToolError("the connection is still there")
    }

    /// Closes the connection.
    package func hangUp() { shutdown(descriptor, Int32(2)) }
  }

  private let socket: AcceptingSocket
  /// The port on which it listens.
  package let port: UInt16
  /// The clients that have connected, oldest first.
  package let clients = Gathered<Client>()
  /// The commands that clients have sent.
  package let commands = Gathered<String>()

  /// Starts to listen on this computer, on a free port or on that of an earlier daemon.
  ///
  /// Each client receives a greeting.
  package init(port wanted: UInt16 = 0, greeting: String) throws {
    let listener = Foundation.socket(AF_INET, streamSocket, 0)
    var isReused: Int32 = 1
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &isReused, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = wanted.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, size) == 0 && getsockname(listener, $0, &size) == 0
      }
    }
    guard isBound, listen(listener, 8) == 0 else {
      throw ToolError("port \(wanted) can't be used: \(String(cString: strerror(errno)))")
    }
    port = UInt16(bigEndian: address.sin_port)
    socket = AcceptingSocket(listener) { [clients, commands] descriptor in
      let client = Client(descriptor: descriptor)
      client.say(greeting)
      Self.read(descriptor, into: commands)
      clients.add(client)
    }
  }

  deinit { close() }

  /// Closes all connections; the port is free when they are closed on both sides.
  package func close() {
    socket.stop()
    for client in clients.values { client.hangUp() }
  }

  private static func read(_ descriptor: Int32, into commands: Gathered<String>) {
    Thread.detachNewThread {
      var text = ""
      var buffer = [UInt8](repeating: 0, count: 256)
      while true {
        let count = Foundation.read(descriptor, &buffer, buffer.count)
        guard count > 0 else { return }
        text += String(decoding: buffer[..<count], as: UTF8.self)
        while let end = text.firstIndex(of: ";") {
          commands.add(text[...end].trimmingCharacters(in: .whitespacesAndNewlines))
          text.removeSubrange(...end)
        }
      }
    }
  }
}
