import Dispatch
import LeanFoundation
import Terminal

/// A live receiver that is read on a thread of its own, and found again when it is lost.
///
/// The thread ends with this object, or when ``stop()`` is called.
package final class LiveReceiver: Sendable {
  /// What comes of a receiver.
  package enum Event: Sendable {
    /// A position, no older than the one before.
    case position(ReceivedPosition)
    /// There has been no position for a while; said once, until there is one again.
    case lost
    /// A sentence of NMEA 0183 as it came, where those are wanted.
    case sentence([UInt8])
    /// Something that the person should know, as a line.
    case notice(String)
  }

  /// Durations, in seconds.
  package struct Timings: Sendable {
    /// How long there may be no position, and the daemon may say nothing before it is asked whether it is there.
    package var silence = 3.0
    /// How long the answer may take; a daemon that has just been started greets after up to five.
    package var answer = 5.0
    /// How long a moment's reports may be apart.
    package var quiet = 0.04
    /// How long to wait before connecting again, at first and at most; each wait is twice the one before.
    package var pauses = 0.25...8.0

    package init() {}
  }

  private let bell = StopBell()

  /// Begins to read a receiver.
  ///
  /// - Parameters:
  ///   - wantsSentences: Whether sentences are handed on besides positions.
  ///   - receive: Gets what comes, on the receiver's thread.
  package init(
    _ address: ReceiverAddress, timings: Timings = Timings(), wantsSentences: Bool = false,
    receive: @escaping @Sendable (Event) -> Void
  ) {
    DispatchQueue(label: "Sextant receiver").async { [bell] in
      var reading = ReceiverReading(
        of: address, timings: timings, wantsSentences: wantsSentences, bell: bell, receive: receive)
      reading.run()
    }
  }

  deinit { stop() }

  /// Ends the reading; what is being handed on at this moment still arrives.
  package func stop() { bell.ring() }

  /// Throws an error if a receiver can't be opened at this moment.
  package static func check(_ address: ReceiverAddress) throws(ReceiverError) {
    _ = try ReceiverConnection(to: address, unless: StopBell())
  }
}

/// The work of a receiver's thread.
private struct ReceiverReading {
  private static let watch = #"?WATCH={"enable":true,"json":true};"# + "\n"
  private static let watchWithSentences = #"?WATCH={"enable":true,"json":true,"nmea":true};"# + "\n"
  private static let question = "?DEVICES;\n"

  private let address: ReceiverAddress
  private let timings: LiveReceiver.Timings
  private let wantsSentences: Bool
  private let bell: StopBell
  private let receive: @Sendable (LiveReceiver.Event) -> Void
  private let isDaemon: Bool

  private var gpsd: GPSDPositions
  private var nmea: NMEAPositions
  private var times = PositionTimes()
  /// The seconds between two attempts to connect at the moment.
  private var pause: Double
  /// When there was a position last, or the reading began.
  private var foundAt = Self.now
  private var isLost = false
  /// The maximum number of different complaints until there is a position again; a daemon can invent any number.
  private static let mostComplaints = 20
  /// The lines that were told on why there is nothing, so that none is told again.
  private var complaints: Set<String> = []

  init(
    of address: ReceiverAddress, timings: LiveReceiver.Timings, wantsSentences: Bool, bell: StopBell,
    receive: @escaping @Sendable (LiveReceiver.Event) -> Void
  ) {
    self.address = address
    self.timings = timings
    self.wantsSentences = wantsSentences
    self.bell = bell
    self.receive = receive
    if case .gpsd = address { isDaemon = true } else { isDaemon = false }
    gpsd = GPSDPositions(quiet: timings.quiet, silence: timings.silence)
    nmea = NMEAPositions(quiet: timings.quiet)
    pause = timings.pauses.lowerBound
  }

  /// A clock that never goes back, in seconds.
  private static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  /// Connects, reads and connects again, until the bell rings.
  mutating func run() {
    while true {
      do throws(ReceiverError) {
        let connection = try ReceiverConnection(to: address, unless: bell)
        guard let reason = follow(connection) else { return }
        complain("\(address) \(reason); connecting again")
      } catch {
        complain(error.description)
      }
      loseIfSilent(for: 0)
      if bell.hasRung(within: pause) { return }
      pause = min(pause * 2, timings.pauses.upperBound)
    }
  }

  /// Reads a connection to its end, and returns why it ended; nil where the bell has rung.
  private mutating func follow(_ connection: consuming ReceiverConnection) -> String? {
    // What was learned of receivers needn't be true of those that a new daemon has.
    gpsd = GPSDPositions(quiet: timings.quiet, silence: timings.silence)
    nmea = NMEAPositions(quiet: timings.quiet)
    if isDaemon { connection.send(wantsSentences ? Self.watchWithSentences : Self.watch) }
    var lines = LineReader()
    var heardAt = Self.now
    var isAsked = false
    while true {
      // A line without a daemon may be silent for as long as it likes.
      let silenceEnds =
        isDaemon ? heardAt + timings.silence + (isAsked ? timings.answer : 0) : .infinity
      let lossDue = isLost ? .infinity : foundAt + timings.silence
      let positionDue = (isDaemon ? gpsd.deadline : nmea.deadline) ?? .infinity
      switch connection.wait(min(silenceEnds, lossDue, positionDue) - Self.now, unless: bell) {
      case .bytes(let bytes):
        heardAt = Self.now
        isAsked = false
        var complete: [[UInt8]] = []
        lines.take(bytes) { complete.append($0) }
        for line in complete { take(line) }
      case .timeout: break
      case .closed: return isDaemon ? "has closed the connection" : "was closed"
      case .stopped: return nil
      }
      let now = Self.now
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
    } else if let position = nmea.take(line, at: Self.now) {
      deliver(position)
    }
  }

  private mutating func takeReport(_ line: [UInt8]) {
    let now = Self.now
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

  private mutating func deliver(_ found: ReceivedPosition) {
    let (outcome, notice) = times.settle(found.time, arrival: Date())
    if let notice { receive(.notice(notice)) }
    guard case .time(let time) = outcome else { return }
    var position = found
    position.time = time
    foundAt = Self.now
    isLost = false
    pause = timings.pauses.lowerBound
    if !complaints.isEmpty { receive(.notice("\(address) finds positions again")) }
    complaints = []
    receive(.position(position))
  }

  private mutating func loseIfSilent(for seconds: Double) {
    guard !isLost, Self.now >= foundAt + seconds else { return }
    isLost = true
    receive(.lost)
  }

  private mutating func complain(_ line: String) {
    guard complaints.count < Self.mostComplaints, complaints.insert(line).inserted else { return }
    receive(.notice(line))
  }
}
