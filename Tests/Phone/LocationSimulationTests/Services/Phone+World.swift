import LocationPolicy
import LocationTracks

@testable import LocationSimulation

extension AppBundle {
  /// An app that declares everything but the background mode.
  static let withoutMode: AppBundle = {
    var configuration = AppConfiguration.complete
    configuration.traits.remove(.backgroundMode)
    return AppBundle(name: "Run", configuration: configuration)
  }()
}

extension Phone {
  /// The initial place.
  static let start = Coordinate(latitude: 48.137, longitude: 11.575)

  /// Returns a phone whose app has a grant, is open and holds a manager.
  static func granted(
    _ row: SettingsRow?, _ release: Release, app bundle: AppBundle = AppBundle(name: "Run"),
    timings: DeviceTimings = DeviceTimings(), assumptions: DeviceAssumptions = DeviceAssumptions()
  ) throws -> (Phone, ClientID) {
    var phone = Phone(release, app: bundle, timings: timings, assumptions: assumptions)
    if let row { try phone.grants(row) }
    try phone.opens()
    let manager = try phone.makeManager()
    _ = phone.told()
    return (phone, manager)
  }

  /// Grants the app what a row in Settings grants; iOS 7 has only on and off.
  mutating func grants(_ row: SettingsRow) throws {
    let rows = device.policy.settingsRows.value.rows
    try settings(.chooses(rows.contains(row) ? row : .on, for: app))
  }

  /// Returns the button of the visible prompt that grants the request.
  func agreement() throws -> Choice {
    let choices = prompt?.choices.filter {
      [.ok, .allow, .allowWhileUsingApp, .onlyWhileUsingTheApp].contains($0)
    }
    guard let choice = choices?.first else { throw Surprise() }
    return choice
  }

  mutating func world(_ change: WorldChange) throws { try device.perform(.world(change)) }

  /// Places the phone some meters north of the start.
  mutating func isPut(_ meters: Double, accuracy: Double? = nil) throws {
    let place = Phone.start.moved(by: meters, bearing: 0)
    try world(.stays(at: TrackSample(place, horizontalAccuracy: accuracy)))
  }

  /// Moves the phone north with a speed in meters per second, for some seconds.
  mutating func walks(_ speed: Double, for seconds: Double, from meters: Double = 0) throws {
    let ends = [meters, meters + speed * seconds].map { Phone.start.moved(by: $0, bearing: 0) }
    let track = Track(segments: [ends.map { TrackPoint($0) }])
    try world(.follows(Playback(track, walkingSpeed: speed)))
  }

  /// Advances the time until the system sends a message, by at most some seconds.
  mutating func waitsForNews(atMost seconds: Double = 3_600) {
    let end = device.now + seconds
    while !device.system.hasMessages, let next = device.nextEvent, next <= end { device.step() }
  }

  /// Returns the fixes that an object of the app received since the last call, by message.
  mutating func fixes(_ client: ClientID) -> [[Fix]] {
    told(client).compactMap { if case .locations(let fixes) = $0 { fixes } else { nil } }
  }

  /// Returns how far north of the start a fix is, in meters, rounded.
  static func meters(_ fix: Fix) -> Int {
    let distance = Phone.start.distance(to: fix.coordinate)
    return Int((fix.coordinate.latitude < Phone.start.latitude ? -distance : distance).rounded())
  }

  /// Returns the time at which each fix was found, in seconds since the start, and how far north it is.
  static func brief(_ fixes: [[Fix]]) -> [[String]] {
    fixes.map { $0.map { "\(Int($0.moment.seconds)) s: \(meters($0)) m" } }
  }
}
