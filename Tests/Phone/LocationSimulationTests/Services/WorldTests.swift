import LocationPolicy
import LocationTracks
import Testing

@testable import LocationSimulation

/// The surroundings of the phone, and their effect on a fix.
@Suite struct WorldTests {
  @Test func `DEL-063: What is not known is negative; the rest is as the track and the world say`() throws {
    var (phone, manager) = try Phone.granted(.whileUsing, .iOS18)
    try phone.world(.accuracy(horizontal: 30, vertical: 12))
    try phone.world(.stays(at: TrackSample(Phone.start)))
    try phone.call(.start(.locationUpdates), on: manager)
    phone.device.advance(by: 1)
    try phone.world(
      .stays(
        at: TrackSample(
          Phone.start, altitude: 520, speed: 3, course: 45, horizontalAccuracy: 4, verticalAccuracy: 6)))
    try phone.world(.floor(2))
    phone.device.advance(by: 1)
    try phone.world(.stays(at: TrackSample(Phone.start, altitude: 519)))
    phone.device.advance(by: 1)
    let second = Moment(milliseconds: 1_000)
    #expect(
      phone.fixes(manager).flatMap(\.self) == [
        Fix(coordinate: Phone.start, horizontalAccuracy: 30, speed: 0, moment: second),
        Fix(
          coordinate: Phone.start, altitude: 520, horizontalAccuracy: 4, verticalAccuracy: 6, speed: 3,
          course: 45, floor: 2, moment: second + 1),
        Fix(
          coordinate: Phone.start, altitude: 519, horizontalAccuracy: 30, verticalAccuracy: 12, speed: 0,
          floor: 2, moment: second + 2),
      ])
  }

  @Test func `a gap of a track is a gap of positions, and the end of a track a place to stay`() throws {
    let points = [0, 10, 100, 110].map { Phone.start.moved(by: Double($0), bearing: 0) }
    let track = Track(segments: [points[..<2].map { TrackPoint($0) }, points[2...].map { TrackPoint($0) }])
    var (phone, manager) = try Phone.granted(.whileUsing, .iOS18)
    try phone.world(.follows(Playback(track, walkingSpeed: 10)))
    try phone.call(.start(.locationUpdates), on: manager)
    phone.device.advance(by: 14)
    let told = phone.told(manager)
    #expect(told.filter { $0 == .failed(.locationUnknown) }.count == 1)
    #expect(phone.device.world.sample(at: .start + 1_000)?.coordinate == points[3])
  }

  @Test(arguments: [
    WorldChange.stays(at: TrackSample(Coordinate(latitude: 91, longitude: 0))),
    .stays(at: TrackSample(Coordinate(latitude: .nan, longitude: 0))),
    .accuracy(horizontal: -1, vertical: 1), .accuracy(horizontal: .nan, vertical: 1),
    .heading(Heading(magneticHeading: 360)), .heading(Heading(magneticHeading: .nan)),
  ])
  func `what can't be is refused`(change: WorldChange) {
    var device = SimulatedDevice(release: .iOS18)
    #expect(device.refusal(of: .world(change)) != nil)
    #expect(throws: CallError.self) { try device.perform(.world(change)) }
  }

  @Test func `nearness is what the distance says, near the limit and far from it`() {
    for latitude in stride(from: -89.0, through: 89, by: 17) {
      let place = Coordinate(latitude: latitude, longitude: 179.999)
      for bearing in stride(from: 0.0, to: 360, by: 33) {
        for distance in [0.5, 10, 999, 50_000, 400_000] {
          let other = place.moved(by: distance, bearing: bearing)
          for factor in [0.5, 0.98, 0.999, 1.001, 1.02, 2] {
            #expect(place.isFarther(than: distance * factor, from: other) == (factor < 1))
          }
        }
      }
    }
  }

  @Test func `several apps share the receiver, and each gets what it asked for`() throws {
    var (phone, manager) = try Phone.granted(.always, .iOS18)
    try phone.walks(1, for: 1_000)
    try phone.call(.set(.allowsBackgroundLocationUpdates(true)), on: manager)
    try phone.call(.start(.locationUpdates), on: manager)
    let other = phone.device.install(AppBundle(name: "Map"))
    try phone.person(.opensSettings, .chooses(.whileUsing, for: other), .opens(other))
    let second = try #require(try phone.device.perform(.call(.createManager, by: other)))
    for call in [ManagerCall.setDelegate(.all), .set(.distanceFilter(5)), .start(.locationUpdates)] {
      try phone.device.perform(.call(.manager(second, call), by: other))
    }
    phone.device.advance(by: 10)
    let messages = phone.device.takeMessages()
    #expect(messages.count { $0.client == manager && $0.content.isLocations } == 10)
    #expect(messages.count { $0.client == second && $0.content.isLocations } == 2)
  }

  @Test func `the same inputs lead to the same trace, and a fork goes its own way`() throws {
    var (phone, manager) = try Phone.granted(.always, .iOS18)
    try phone.walks(3, for: 10_000)
    try phone.call(.start(.locationUpdates), on: manager)
    try phone.call(.start(.region(RegionTests.home)), on: manager)
    try phone.call(.start(.visits), on: manager)
    let fork = phone
    phone.device.advance(by: 500)
    var again = fork
    again.device.advance(by: 250)
    again.device.advance(by: 250)
    #expect(phone.device.trace.entries == again.device.trace.entries)
    #expect(fork.device.trace.count < phone.device.trace.count)
  }

  @Test(arguments: [0, -1, Double.nan])
  func `intervals that are no time do not stop time`(seconds: Double) throws {
    var timings = DeviceTimings()
    (timings.fixInterval, timings.firstFix, timings.monitoringInterval) = (seconds, seconds, seconds)
    var (phone, manager) = try Phone.granted(.whileUsing, .iOS18, timings: timings)
    try phone.isPut(0)
    try phone.call(.start(.locationUpdates), on: manager)
    phone.device.advance(by: 0.1)
    #expect(phone.fixes(manager).count == 100)
  }
}
