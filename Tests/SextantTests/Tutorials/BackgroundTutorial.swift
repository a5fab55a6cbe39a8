import CoreLocation
import LocationPolicy
import LocationSimulation
import Sextant
import Testing

@MainActor
final class Run {
  static let request = UpdatesRequest(
    accuracy: .best, activityType: .fitness, pausing: .never, background: .continues())
  private(set) var track: [CLLocation] = []
  let client: LocationClient

  init(client: LocationClient) { self.client = client }

  /// Records until the task is cancelled, also with the phone locked in the pocket.
  func record(_ request: UpdatesRequest = request) async throws {
    for try await update in client.updates(request) {
      if case .location(let location) = update { track.append(location) }
    }
  }

  /// Goes on with a run that the end of the process cut off; call it at every launch.
  func recordUnfinished() async throws {
    for request in client.unfinishedUpdates { try await record(request) }
  }
}
