import LeanFoundation

/// Makes positions of gpsd's reports: one of each moment, however many reports there are on it.
///
/// Versions of gpsd report once at the end of a moment, or up to four times while its sentences come in, each time with
/// more. How many there are is learned, so that a position need not wait for more than are to come.
struct GPSDPositions {
  /// The seconds without a report after which a moment is over.
  let quiet: Double
  /// The seconds after which another receiver than the one that was used so far may take its place.
  let silence: Double

  private var receivers: [String: Receiver] = [:]
  private var drivers: [String: String] = [:]
  private var used: (device: String, at: Double)?

  init(quiet: Double, silence: Double) {
    self.quiet = quiet
    self.silence = silence
  }

  /// A receiver of the daemon, and the moment that it reports on.
  private struct Receiver {
    var noise: (north: Double, east: Double, up: Double?, at: Double)?
    var sky: (horizontal: Double?, vertical: Double?)
    var pending: TimePositionVelocity?
    var reportedAt = 0.0
    var isDelivered = false
    var count = 0
    /// How many reports there were on each of the last moments.
    var counts: [Int] = []

    /// How many reports are to come on a moment; unknown at first.
    var expected: Int { counts.max() ?? .max }

    /// Takes a report; returns the one of the moment before if that is still to be delivered.
    mutating func take(_ report: TimePositionVelocity, at now: Double) -> TimePositionVelocity? {
      var before: TimePositionVelocity?
      if let pending, begins(report, after: pending) {
        before = isDelivered ? nil : pending
        counts = counts.suffix(2) + [count]
        count = 0
        isDelivered = false
      }
      pending = report
      count += 1
      reportedAt = now
      return before
    }

    /// Whether a report is on another moment; the first ones on a moment may lack the time.
    private func begins(_ report: TimePositionVelocity, after pending: TimePositionVelocity) -> Bool {
      if isDelivered, report.time == nil { return true }
      return report.time != pending.time && (isDelivered || pending.time != nil)
    }

    /// Returns what is pending, once.
    mutating func deliver() -> TimePositionVelocity? {
      guard !isDelivered else { return nil }
      isDelivered = true
      return pending
    }
  }

  /// The maximum number of receivers; a daemon can name any number, and what further ones find is passed over.
  private static let mostReceivers = 64

  private func isTooMany(_ device: String) -> Bool {
    receivers[device] == nil && receivers.count >= Self.mostReceivers
  }

  /// Takes note of a receiver's driver.
  mutating func note(_ device: GPSDReport.Device) {
    guard drivers[device.path] != nil || drivers.count < Self.mostReceivers else { return }
    drivers[device.path] = device.driver
  }

  /// Takes note of a receiver's errors.
  mutating func noteNoise(of device: String, north: Double?, east: Double?, up: Double?, at now: Double) {
    guard !isTooMany(device), let north = ReceiverErrors.known(north), let east = ReceiverErrors.known(east)
    else { return }
    receivers[device, default: Receiver()].noise = (north, east, ReceiverErrors.known(up), now)
  }

  /// Takes note of a receiver's dilutions of precision; reports that lack them change nothing.
  mutating func noteSky(of device: String, horizontal: Double?, vertical: Double?) {
    guard horizontal != nil || vertical != nil, !isTooMany(device) else { return }
    receivers[device, default: Receiver()].sky = (horizontal, vertical)
  }

  /// Takes a report, and returns the positions that are complete with it.
  mutating func take(_ report: TimePositionVelocity, at now: Double) -> [ReceivedPosition] {
    guard !isTooMany(report.device) else { return [] }
    var receiver = receivers[report.device] ?? Receiver()
    let before = receiver.take(report, at: now)
    let complete = receiver.count >= receiver.expected ? receiver.deliver() : nil
    receivers[report.device] = receiver
    return [before, complete].compactMap(\.self).compactMap { position(of: $0, at: now) }
  }

  /// When a moment is over that nothing else ends; nil if there is none.
  var deadline: Double? {
    receivers.values.filter { $0.pending != nil && !$0.isDelivered }.map { $0.reportedAt + quiet }.min()
  }

  /// Returns the positions of the moments that are over.
  mutating func due(at now: Double) -> [ReceivedPosition] {
    var reports: [TimePositionVelocity] = []
    for device in receivers.keys.sorted() where now >= (receivers[device]?.reportedAt ?? now) + quiet {
      if let report = receivers[device]?.deliver() { reports.append(report) }
    }
    return reports.compactMap { position(of: $0, at: now) }
  }

  // One receiver of several

  private mutating func position(of report: TimePositionVelocity, at now: Double) -> ReceivedPosition? {
    guard let position = position(of: report, noisyAt: now), position.isUsable else { return nil }
    if let used, used.device != report.device, now < used.at + silence { return nil }
    used = (report.device, now)
    return position
  }

  // What it says, as Core Location says it

  private func position(of report: TimePositionVelocity, noisyAt now: Double) -> ReceivedPosition? {
    guard let coordinate = report.coordinate else { return nil }
    let numbers = report.numbers
    let receiver = receivers[report.device]
    let noise = receiver?.noise.flatMap { now < $0.at + Self.noiseAge ? $0 : nil }
    let errors = DilutedErrors(
      report, dilutions: receiver?.sky ?? (nil, nil), driver: drivers[report.device])
    var position = ReceivedPosition(
      coordinate,
      horizontalAccuracy: noise.map { ($0.north * $0.north + $0.east * $0.east).squareRoot() }
        ?? errors.horizontal ?? ReceiverErrors.known(numbers["eph"]) ?? ReceiverErrors.unknownAccuracy)
    if report.mode >= 3 {
      let ellipsoidal = numbers["altHAE"]
      let separated = ellipsoidal.flatMap { height in numbers["geoidSep"].map { height - $0 } }
      position.rise(
        to: numbers["altMSL"] ?? separated, ellipsoidal: ellipsoidal,
        accuracy: noise?.up ?? errors.vertical ?? ReceiverErrors.known(numbers["epv"]))
    }
    position.move(speed: numbers["speed"], course: numbers["track"])
    if !errors.isDiluted {
      if position.speed >= 0 { position.speedAccuracy = ReceiverErrors.known(numbers["eps"]) ?? -1 }
      if position.course >= 0 { position.courseAccuracy = ReceiverErrors.known(numbers["epd"]) ?? -1 }
    }
    position.time = report.time
    position.isSimulated = report.status == Self.simulated
    return position
  }

  /// How long the standard deviations hold, in seconds.
  private static let noiseAge = 1.5
  /// The status of a receiver that simulates.
  private static let simulated = 8
}

/// The errors of a receiver that says its dilutions of precision alone.
///
/// For these, gpsd makes errors up: of the place 19 m for each unit, 4.75 m with corrections, 95 times of a hundred; those
/// of speed and course it derives from these, so that they are of no use. Read from a file or a serial line, the same
/// sentences have 5 m a unit here; so they do by way of gpsd.
private struct DilutedErrors {
  private static let perUnit = 5.0
  /// What gpsd takes for a unit, without and with corrections: of the place, of the altitude.
  private static let factors: [(horizontal: Double, vertical: Double)] = [(19, 23), (4.75, 5.75)]
  private static let corrected = 2

  /// Whether the receiver says dilutions alone.
  let isDiluted: Bool
  private(set) var horizontal: Double?
  private(set) var vertical: Double?

  init(
    _ report: TimePositionVelocity, dilutions: (horizontal: Double?, vertical: Double?), driver: String?
  ) {
    let error = ReceiverErrors.known(report.numbers["eph"])
    let dilution = ReceiverErrors.known(dilutions.horizontal)
    let matches = error.flatMap { error in
      dilution.map { dilution in
        Self.factors.contains { abs(error / dilution / $0.horizontal - 1) < 0.02 }
      }
    }
    isDiluted = matches ?? (driver.map { $0.hasPrefix("NMEA") || $0.hasPrefix("MTK") } ?? false)
    guard isDiluted else { return }
    let factor = Self.factors[report.status == Self.corrected ? 1 : 0]
    horizontal = (dilution ?? error.map { $0 / factor.horizontal }).map { $0 * Self.perUnit }
    let vertical = ReceiverErrors.known(report.numbers["epv"]).map { $0 / factor.vertical }
    self.vertical = (ReceiverErrors.known(dilutions.vertical) ?? vertical).map { $0 * Self.perUnit }
  }
}
