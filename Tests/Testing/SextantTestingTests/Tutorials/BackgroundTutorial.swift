import CoreLocation
import Sextant
import SextantTesting
import Testing

@MainActor
final class Run {
  static let request = UpdatesRequest(
    accuracy: .best, activityType: .fitness, pausing: .never, background: .continues())
  private(set) var track: [CLLocation] = []
  let client: LocationClient

  init(client: LocationClient) { self.client = client }

  /// Records until the task is canceled, also with the phone locked in the pocket.
  func record(_ request: UpdatesRequest = request) async throws {
    for try await update in client.updates(request) {
      if case .value(let location) = update { track.append(location) }
    }
  }

  /// Resumes a run that the end of the process cut short; call it at every launch.
  func recordUnfinished() async throws {
    for request in client.unfinishedUpdates { try await record(request) }
  }
}

/// The example of the tutorial on runs in the background, run as it is there.
@MainActor
@Suite struct BackgroundTutorial {
  @Test(.allReleases(person: .agreeing))
  func `a run goes on with the phone locked in the pocket`() async throws {
    let phone = try TestPhone.current
    let run = Run(client: LocationClient())
    let recording = phone.start { try await run.record() }
    try await phone.advance(by: 10)
    try phone.lock()
    try await phone.advance(by: 60)
    #expect(run.track.count >= 60)
    recording.cancel()
    try await recording.value()
  }

  @Test(.allReleases(person: .agreeing))
  func `a run that the end of the process cut off goes on when the app is opened`() async throws {
    let phone = try TestPhone.current
    let first = Run(client: LocationClient())
    _ = phone.start { try await first.record() }
    try await phone.advance(by: 10)
    try phone.terminate()
    try phone.open()
    let second = phone.inApp { Run(client: LocationClient()) }
    let recording = phone.start { try await second.recordUnfinished() }
    try await phone.advance(by: 10)
    #expect(second.track.count >= 8)
    recording.cancel()
    try await recording.value()
  }
}
