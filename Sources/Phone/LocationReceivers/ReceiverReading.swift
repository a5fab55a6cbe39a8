import LeanFoundation

/// The work of a receiver's thread.
struct ReceiverReading {
  let address: ReceiverAddress
  let timings: LiveReceiver.Timings
  let wantsSentences: Bool
  let bell: StopBell
  let receive: @Sendable (LiveReceiver.Event) -> Void
  let isDaemon: Bool

  var gpsd: GPSDPositions
  var nmea: NMEAPositions
  private var times: PositionTimes
  /// The rhythm of a service's positions.
  var rhythm = PositionRhythm()
  /// The current time without a position after which a service gets a new request, in seconds.
  private(set) var patience: Double
  /// The current wait between two attempts to connect, in seconds.
  private var pause: Double
  /// The time of the last position, or of the beginning if there was none, by the steady clock.
  private(set) var foundAt = SteadyClock.now
  private(set) var isLost = false
  /// The maximum number of different complaints until the next position; a daemon can cause any number.
  private static let mostComplaints = 20
  /// The complaints since the last position, none of which is repeated.
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
    patience = timings.patience.lowerBound
    times = PositionTimes(isOwnClock: !address.hasSentences)
  }

  /// Connects, reads and connects again, until the bell rings.
  mutating func run() {
    while true {
      do throws(ReceiverError) {
        if case .geoclue = address {
          try follow(
            try GeoClueClient(of: address, activation: timings.activation, consent: timings.consent))
          return
        }
        let connection = try ReceiverConnection(to: address, unless: bell)
        guard let reason = follow(connection) else { return }
        complain("\(address) \(reason); connecting again")
      } catch {
        complain(error.isLoss ? "\(error.description); connecting again" : error.description)
      }
      loseIfSilent(for: 0)
      if bell.hasRung(within: pause) { return }
      pause = min(pause * 2, timings.pauses.upperBound)
    }
  }

  /// Delivers a position; returns false if it is too old.
  @discardableResult
  mutating func deliver(_ found: ReceivedPosition) -> Bool {
    let (outcome, notice) = times.settle(found.time, arrival: Date())
    if let notice { receive(.notice(notice)) }
    guard case .time(let time) = outcome else { return false }
    var position = found
    position.time = time
    foundAt = SteadyClock.now
    isLost = false
    pause = timings.pauses.lowerBound
    patience = timings.patience.lowerBound
    if !complaints.isEmpty { receive(.notice("\(address) finds positions again")) }
    complaints = []
    receive(.position(position))
    return true
  }

  /// Doubles the patience after a service has found nothing.
  mutating func losePatience() { patience = min(patience * 2, timings.patience.upperBound) }

  mutating func loseIfSilent(for seconds: Double) {
    guard !isLost, SteadyClock.now >= foundAt + seconds else { return }
    isLost = true
    receive(.lost)
  }

  mutating func complain(_ line: String) {
    guard complaints.count < Self.mostComplaints, complaints.insert(line).inserted else { return }
    receive(.notice(line))
  }
}
