import LeanFoundation

/// The conversion of gpsd's reports to positions: one per moment, regardless of how many reports it has.
///
/// Depending on its version, gpsd reports once at the end of a moment, or up to four times while its
/// sentences arrive, each time with more. The number is learned, so that a position doesn't wait for reports
/// that won't come.
struct GPSDPositions {
  /// The seconds without a report after which a moment is over.
  let quiet: Double
  /// The seconds without a position of the current receiver after which another one may replace it.
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
    /// The numbers of reports on each of the last three moments.
    var counts: [Int] = []

    /// The number of reports to expect for a moment; without limit before the first moment has ended.
    var expected: Int { counts.max() ?? .max }

    /// Adds a report; returns the report of the previous moment if it hasn't been delivered.
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

    /// Returns whether a report begins a new moment; the first reports of a moment may lack the time.
    private func begins(_ report: TimePositionVelocity, after pending: TimePositionVelocity) -> Bool {
      if isDelivered, report.time == nil { return true }
      return report.time != pending.time && (isDelivered || pending.time != nil)
    }

    /// Returns the pending report the first time; nil afterwards.
    mutating func deliver() -> TimePositionVelocity? {
      guard !isDelivered else { return nil }
      isDelivered = true
      return pending
    }
  }

  /// The maximum number of receivers; a daemon can name any number, and further ones are ignored.
  private static let mostReceivers = 64

  private func isTooMany(_ device: String) -> Bool {
    receivers[device] == nil && receivers.count >= Self.mostReceivers
  }

  /// Records a receiver's driver.
  mutating func note(_ device: GPSDReport.Device) {
    guard drivers[device.path] != nil || drivers.count < Self.mostReceivers else { return }
    drivers[device.path] = device.driver
  }

  /// Records the standard deviations of a receiver's position, in meters.
  mutating func noteNoise(of device: String, north: Double?, east: Double?, up: Double?, at now: Double) {
    guard !isTooMany(device), let north = ReceiverErrors.known(north), let east = ReceiverErrors.known(east)
    else { return }
    receivers[device, default: Receiver()].noise = (north, east, ReceiverErrors.known(up), now)
  }

  /// Records a receiver's dilutions of precision; does nothing if a report lacks them.
  mutating func noteSky(of device: String, horizontal: Double?, vertical: Double?) {
    guard horizontal != nil || vertical != nil, !isTooMany(device) else { return }
    receivers[device, default: Receiver()].sky = (horizontal, vertical)
  }

  /// Adds a report, and returns the positions that it completes.
  mutating func take(_ report: TimePositionVelocity, at now: Double) -> [ReceivedPosition] {
    guard !isTooMany(report.device) else { return [] }
    var receiver = receivers[report.device] ?? Receiver()
    let before = receiver.take(report, at: now)
    let complete = receiver.count >= receiver.expected ? receiver.deliver() : nil
    receivers[report.device] = receiver
    return [before, complete].compactMap(\.self).compactMap { position(of: $0, at: now) }
  }

  /// The time at which the next unfinished moment ends without further reports; nil if there is none.
  var deadline: Double? {
    receivers.values.filter { $0.pending != nil && !$0.isDelivered }.map { $0.reportedAt + quiet }.min()
  }

  /// Returns the positions of the moments that have ended by a given time.
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

  // Its report in the terms of Core Location

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

  /// The time for which standard deviations are valid, in seconds.
  private static let noiseAge = 1.5
  /// The status of a receiver that simulates its positions.
  private static let simulated = 8
}

/// The errors of a receiver that reports only dilutions of precision.
///
/// For such a receiver, gpsd invents errors at 95 % confidence: 19 m of the place per unit, 4.75 m with
/// corrections. It derives the errors of speed and course from these, so they are useless. In this package,
/// the same sentences mean 5 m per unit when they come from a file or a serial line, and also when they come
/// through gpsd.
private struct DilutedErrors {
  private static let perUnit = 5.0
  /// The meters of error of place and altitude that gpsd assumes per unit, without and with corrections.
  private static let factors: [(horizontal: Double, vertical: Double)] = [(19, 23), (4.75, 5.75)]
  private static let corrected = 2

  /// Whether the receiver reports only dilutions.
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
