import LeanFoundation
import SystemBus

/// A connection to a message bus, from which messages can be awaited.
final class BusConnection {
  /// The file names of the libraries that contain sd-bus on Linux: systemd's, and that of systems without it.
  static let libraries = ["libsystemd.so.0", "libelogind.so.0"]

  /// The reason why there is no connection.
  enum Fault: Error, Hashable {
    /// None of the libraries can be loaded.
    case noLibrary
    /// The connection failed; with the number of the system error.
    case system(Int32)
  }

  /// A message from the bus, or the end of the connection.
  enum Message {
    /// The answer to a call: the texts at its beginning, or the numbers if it begins with no text.
    case reply(to: UInt64, texts: [String], numbers: [String: Double])
    /// The answer to a call that failed.
    case failure(of: UInt64, name: String, text: String)
    /// A signal of an object, by its name, the object's path and the texts.
    case signal(String, of: String, texts: [String])
    /// The connection has ended.
    case closed
  }

  /// A method or property of an object.
  struct Target {
    var service: String
    var path: String
    var interface: String
    var member: String
  }

  private let bus: OpaquePointer

  /// Begins to connect to the bus at an address, or to the system's bus if there is none.
  init(to address: String?, libraries: [String] = BusConnection.libraries) throws(Fault) {
    var bus: OpaquePointer?
    let code = Self.withCStrings(libraries) { names in
      system_bus_open(names, Int32(libraries.count), address, &bus)
    }
    guard let bus else { throw code < 0 ? .system(-code) : .noLibrary }
    self.bus = bus
  }

  deinit { system_bus_close(bus) }

  /// Removes and returns the next message that has arrived; nil if there is none.
  func take() -> Message? {
    let message = system_bus_take(bus)
    switch message.kind {
    case system_bus_reply:
      let texts = texts()
      return .reply(to: message.call, texts: texts, numbers: texts.isEmpty ? numbers() : [:])
    case system_bus_failure:
      return .failure(of: message.call, name: Self.text(message.name), text: Self.text(message.text))
    case system_bus_signal:
      return .signal(Self.text(message.name), of: Self.text(message.path), texts: texts())
    case system_bus_closed: return .closed
    default: return nil
    }
  }

  /// Waits until a message may have arrived, for at most the given seconds; returns false if the bell rang.
  func wait(_ seconds: Double, unless bell: StopBell) -> Bool {
    let events = Int16(truncatingIfNeeded: system_bus_events(bus))
    var polled = [pollfd(fd: system_bus_descriptor(bus), events: events, revents: 0), bell.polled]
    poll(&polled, 2, Int32((min(max(0, seconds), 60) * 1_000).rounded(.up)))
    return polled[1].revents == 0
  }

  /// Calls a method, and returns the number that identifies its answer; nil if the connection has ended.
  func call(_ target: Target, _ texts: String...) -> UInt64? {
    var call: UInt64 = 0
    let code = Self.withTarget(target) { target in
      Self.withCStrings(texts) { system_bus_call(bus, target, $0, Int32(texts.count), &call) }
    }
    return code < 0 ? nil : call
  }

  /// Sets a property to a text, and returns the number of the call; nil if the connection has ended.
  func set(_ target: Target, to text: String) -> UInt64? { set(target, text, 0) }

  /// Sets a property to a number, and returns the number of the call; nil if the connection has ended.
  func set(_ target: Target, to number: UInt32) -> UInt64? { set(target, nil, number) }

  private func set(_ target: Target, _ text: String?, _ number: UInt32) -> UInt64? {
    var call: UInt64 = 0
    let code = Self.withTarget(target) { system_bus_set(bus, $0, text, number, &call) }
    return code < 0 ? nil : call
  }

  // Texts in C

  private func texts() -> [String] {
    var texts: [String] = []
    while let text = system_bus_text(bus) { texts.append(String(cString: text)) }
    return texts
  }

  private func numbers() -> [String: Double] {
    var numbers: [String: Double] = [:]
    var name: UnsafePointer<CChar>?
    var value = 0.0
    while system_bus_number(bus, &name, &value) { numbers[Self.text(name)] = value }
    return numbers
  }

  private static func text(_ text: UnsafePointer<CChar>?) -> String { text.map { String(cString: $0) } ?? "" }

  private static func withTarget(_ target: Target, _ body: (system_bus_target) -> Int32) -> Int32 {
    target.service.withCString { service in
      target.path.withCString { path in
        target.interface.withCString { interface in
          target.member.withCString { member in
            body(
              system_bus_target(service: service, path: path, interface: interface, method: member))
          }
        }
      }
    }
  }

  private static func withCStrings(
    _ texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>>?) -> Int32
  ) -> Int32 {
    let copies = texts.compactMap { strdup($0) }
    defer { for copy in copies { free(copy) } }
    let pointers = copies.map { UnsafePointer($0) }
    return pointers.withUnsafeBufferPointer { body($0.baseAddress) }
  }
}
