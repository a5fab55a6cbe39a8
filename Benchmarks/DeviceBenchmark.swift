import Foundation
import LocationPolicy
import LocationSimulation
import LocationTracks

/// The speed at which simulated devices run through a day.
enum DeviceBenchmark {
  struct Result: Encodable {
    /// The number of devices, each with an app that updates its location once a minute and monitors
    /// a region.
    let devices: Int
    let fixes: Int
    let seconds: Double
    let nanosecondsPerFix: Double
    /// The additional memory of the process with half of the devices and their traces, in
    /// megabytes.
    let megabytesOfHalf: Double?
    let megabytes: Double?
    /// The number of positions of a single device that follows the track of a day, one per second.
    let trackFixes: Int
    let trackSeconds: Double
    let forkNanoseconds: Double
  }

  private static let day = 86_400.0

  static func run() throws -> Result {
    let track = Playback(SampleTrack.day())
    var timings = DeviceTimings()
    let trackDevice = try device(following: track, timings: timings)
    var trackFixes = 0
    let trackSeconds = Stopwatch.least(of: 5) { trackFixes = count(throughADay: trackDevice) }
    timings.fixInterval = 60
    let number = 1_000
    // The devices are created in two halves, to measure the memory of half and of all.
    let memory = Self.residentMegabytes
    func held() -> Double? { memory.flatMap { before in Self.residentMegabytes.map { $0 - before } } }
    var devices = try (0..<number / 2).map { _ in try device(following: track, timings: timings) }
    var fixes = 0
    var seconds = Stopwatch.least(of: 1) { fixes = stepThroughADay(&devices) }
    let halfHeld = held()
    var others = try (number / 2..<number).map { _ in try device(following: track, timings: timings) }
    seconds += Stopwatch.least(of: 1) { fixes += stepThroughADay(&others) }
    let bothHeld = held()
    return Result(
      devices: number, fixes: fixes, seconds: seconds, nanosecondsPerFix: seconds / Double(fixes) * 1e9,
      megabytesOfHalf: halfHeld, megabytes: bothHeld, trackFixes: trackFixes, trackSeconds: trackSeconds,
      forkNanoseconds: nanosecondsPerFork(of: devices[0]))
  }

  /// Returns a phone with an open app that is authorized, updates its location and monitors a
  /// region.
  private static func device(following track: Playback, timings: DeviceTimings) throws -> SimulatedDevice {
    var device = SimulatedDevice(policy: .policy(for: .iOS18), timings: timings)
    let app = device.install(AppBundle(name: "Run"))
    try device.perform(.person(.opensSettings))
    try device.perform(.person(.chooses(.always, for: app)))
    try device.perform(.person(.opens(app)))
    guard let manager = try device.perform(.call(.createManager, by: app)) else { return device }
    try device.perform(.world(.follows(track)))
    let center = Coordinate(latitude: 48, longitude: 11)
    let region = Region(identifier: "home", shape: .circle(center: center, radius: 200))
    for call in [
      ManagerCall.setDelegate(.all), .set(.pausesLocationUpdatesAutomatically(false)),
      .start(.region(region)),
      .start(.locationUpdates),
    ] {
      try device.perform(.call(.manager(manager, call), by: app))
    }
    _ = device.takeMessages()
    return device
  }

  private static func count(throughADay device: SimulatedDevice) -> Int {
    var device = device
    device.advance(by: day)
    return fixes(in: device.takeMessages())
  }

  /// Steps all devices through the day together, an hour at a time.
  private static func stepThroughADay(_ devices: inout [SimulatedDevice]) -> Int {
    var sum = 0
    for _ in 0..<24 {
      for index in devices.indices {
        devices[index].advance(by: day / 24)
        sum += fixes(in: devices[index].takeMessages())
      }
    }
    return sum
  }

  private static func fixes(in messages: [Message]) -> Int {
    messages.reduce(0) { sum, message in
      if case .locations(let fixes) = message.content { sum + fixes.count } else { sum }
    }
  }

  private static func nanosecondsPerFork(of device: SimulatedDevice) -> Double {
    let count = 10_000
    var forks: [SimulatedDevice] = []
    forks.reserveCapacity(count)
    let seconds = Stopwatch.least(of: 3) {
      forks.removeAll(keepingCapacity: true)
      for _ in 0..<count { forks.append(device) }
    }
    return seconds / Double(count) * 1e9
  }

  /// The resident memory of the process in megabytes, if the system reports it.
  private static var residentMegabytes: Double? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") }),
      let kilobytes = line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({ Double($0) })
    else { return nil }
    return kilobytes / 1_000
  }
}
