/// The address of a live receiver.
package enum ReceiverAddress: Hashable, Sendable {
  /// The daemon gpsd, by host and port.
  case gpsd(host: String, port: UInt16)
  /// A serial line, or any other source of NMEA 0183 sentences, by its path.
  case nmea(path: String)
  /// The desktop's service GeoClue, on the bus at a D-Bus address, or on the system's bus if that is nil.
  case geoclue(bus: String?)

  /// The port that gpsd listens on by default.
  package static let gpsdPort: UInt16 = 2_947

  /// The name by which GeoClue's configuration can allow or deny programs that get positions through this package.
  static let desktopID = "sextant"

  /// The forms of an address, for messages.
  package static let syntax = "gpsd, gpsd:HOST, gpsd:HOST:PORT, geoclue or nmea:/dev/NAME"

  /// Reads an address in one of the forms of the syntax; nil if it has none of them.
  ///
  /// The forms are `gpsd`, `gpsd:HOST`, `gpsd:HOST:PORT`, `geoclue` and `nmea:PATH`. A host that contains
  /// colons is in brackets.
  package init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = parts.count == 2 ? String(parts[1]) : nil
    switch parts[0] {
    case "gpsd":
      guard let rest else {
        self = .gpsd(host: "127.0.0.1", port: Self.gpsdPort)
        return
      }
      guard let (host, port) = Self.place(rest) else { return nil }
      self = .gpsd(host: host, port: port)
    case "nmea":
      guard let rest, !rest.isEmpty else { return nil }
      self = .nmea(path: rest)
    case "geoclue":
      guard rest == nil else { return nil }
      self = .geoclue(bus: nil)
    default: return nil
    }
  }

  private static func place(_ text: String) -> (host: String, port: UInt16)? {
    let host: Substring
    var rest: Substring
    if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
      host = text[text.index(after: text.startIndex)..<end]
      rest = text[text.index(after: end)...]
    } else {
      host = text.prefix { $0 != ":" }
      rest = text[host.endIndex...]
    }
    guard !host.isEmpty else { return nil }
    guard let separator = rest.popFirst() else { return (String(host), gpsdPort) }
    guard separator == ":", let port = UInt16(rest), port > 0 else { return nil }
    return (String(host), port)
  }
}

extension ReceiverAddress {
  /// Whether it provides sentences of NMEA 0183 in addition to positions.
  package var hasSentences: Bool { if case .geoclue = self { false } else { true } }

  /// Whether it is known to be a receiver outside of the computer; GeoClue doesn't report its sources.
  package var isAccessory: Bool { if case .geoclue = self { false } else { true } }
}

extension ReceiverAddress: CustomStringConvertible {
  /// The receiver's name in messages.
  package var description: String {
    switch self {
    case .gpsd(let host, let port): "gpsd at \(host.contains(":") ? "[\(host)]" : host):\(port)"
    case .nmea(let path): path
    case .geoclue: "GeoClue"
    }
  }
}
