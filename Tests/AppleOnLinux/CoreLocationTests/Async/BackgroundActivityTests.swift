import CoreLocation
import LocationHost
import LocationPolicy
import LocationSimulation
import LocationTracks
import TestSupport
import Testing

@Suite struct BackgroundActivityTests {
  @Test(arguments: Release.allCases.filter { $0 >= .iOS17 })
  func `live updates go on in the background while a background activity session is held (BG-023)`(
    release: Release
  ) throws {
    let host = DeviceHost(release: release)
    let (log, executor) = (Log(), StepExecutor())
    try host.world(.follows(Self.way))
    let manager = host.run { CLLocationManager() }
    manager.requestWhenInUseAuthorization()
    try host.person(.answers(.allowWhileUsingApp))
    let session = host.run { CLBackgroundActivitySession() }
    let task = DeviceHost.$ofTask.withValue(host) {
      executor.start {
        for try await update in CLLocationUpdate.liveUpdates() where update.location != nil {
          log.add("location")
        }
      }
    }
    try host.person(.goesHome)
    host.advance(by: 60)
    executor.drain()
    #expect(host.device[host.app].phase == .background)
    #expect(log.lines.count >= 55)
    session.invalidate()
    host.advance(by: 60)
    executor.drain()
    #expect(host.device[host.app].phase == .suspended)
    task.cancel()
    executor.drain()
  }

  @Test func `a consumer that does not keep up gets the newest 128 updates`() throws {
    let host = DeviceHost(release: .iOS18)
    let (log, executor) = (Log(), StepExecutor())
    try host.world(.follows(Self.way))
    let manager = host.run { CLLocationManager() }
    manager.requestWhenInUseAuthorization()
    try host.person(.answers(.allowWhileUsingApp))
    let task = DeviceHost.$ofTask.withValue(host) {
      executor.start {
        for try await update in CLLocationUpdate.liveUpdates(.fitness) {
          if update.location != nil { log.add("location") }
        }
      }
    }
    host.advance(by: 300)
    executor.drain()
    task.cancel()
    executor.drain()
    // The element that it was waiting for, and the buffered ones.
    #expect(log.lines.count == 129)
  }

  /// A walk of a day, so that updates don't pause.
  private static let way = Playback(
    Track(segments: [
      [
        TrackPoint(Coordinate(latitude: 48, longitude: 11)),
        TrackPoint(Coordinate(latitude: 49, longitude: 11)),
      ]
    ]))
}
