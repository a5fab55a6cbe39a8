import LeanFoundation
import Terminal

/// The reading of a daemon or a serial line.
extension ReceiverReading {
  private static let watch = #"?WATCH={"enable":true,"json":true};"# + "\n"
  private static let watchWithSentences = #"?WATCH={"enable":true,"json":true,"nmea":true};"# + "\n"
  private static let question = "?DEVICES;\n"

  /// Reads a connection to its end, and returns why it ended; nil if the bell rang.
  mutating func follow(_ connection: consuming ReceiverConnection) -> String? {
    // What was learned about receivers may not apply to those of a new daemon.
    gpsd = GPSDPositions(quiet: timings.quiet, silence: timings.silence)
    nmea = NMEAPositions(quiet: timings.quiet)
    if isDaemon { connection.send(wantsSentences ? Self.watchWithSentences : Self.watch) }
    var lines = LineReader()
    var heardAt = SteadyClock.now
    var isAsked = false
    while true {
      // A line without a daemon may be silent for any time.
      let silenceEnds =
        isDaemon ? heardAt + timings.silence + (isAsked ? timings.answer : 0) : .infinity
      let lossDue = isLost ? .infinity : foundAt + timings.silence
      let positionDue = (isDaemon ? gpsd.deadline : nmea.deadline) ?? .infinity
      switch connection.wait(min(silenceEnds, lossDue, positionDue) - SteadyClock.now, unless: bell) {
      case .bytes(let bytes):
        heardAt = SteadyClock.now
        isAsked = false
        var complete: [[UInt8]] = []
        lines.take(bytes) { complete.append($0) }
        for line in complete { take(line) }
      case .timeout: break
      case .closed: return isDaemon ? "has closed the connection" : "was closed"
      case .stopped: return nil
      }
      let now = SteadyClock.now
      for position in isDaemon ? gpsd.due(at: now) : nmea.due(at: now).map({ [$0] }) ?? [] {
        deliver(position)
      }
      loseIfSilent(for: timings.silence)
      guard isDaemon, now >= heardAt + timings.silence else { continue }
      if isAsked, now >= heardAt + timings.silence + timings.answer { return "doesn't answer" }
      if !isAsked { connection.send(Self.question) }
      isAsked = true
    }
  }

  private mutating func take(_ line: [UInt8]) {
    let isSentence = line.first == UInt8(ascii: "$") || line.first == UInt8(ascii: "!")
    if isSentence, wantsSentences { receive(.sentence(line)) }
    if isDaemon {
      if !isSentence { takeReport(line) }
    } else if let position = nmea.take(line, at: SteadyClock.now) {
      deliver(position)
    }
  }

  private mutating func takeReport(_ line: [UInt8]) {
    let now = SteadyClock.now
    switch GPSDReport(line) {
    case nil: complain("what answers isn't gpsd, or is damaged: \(address)")
    case .devices(let devices):
      for device in devices { gpsd.note(device) }
      if devices.isEmpty {
        complain("\(address) has no receiver; connect one, or name it: gpsdctl add /dev/ttyUSB0")
      }
    case .device(let device): gpsd.note(device)
    case .position(let report): for position in gpsd.take(report, at: now) { deliver(position) }
    case .noise(let device, let north, let east, let up):
      gpsd.noteNoise(of: device, north: north, east: east, up: up, at: now)
    case .sky(let device, let horizontal, let vertical):
      gpsd.noteSky(of: device, horizontal: horizontal, vertical: vertical)
    case .error(let message):
      complain("\(address) reports an error: \(TerminalText.escaped(String(message.prefix(200))))")
    case .version, .other: break
    }
  }
}
