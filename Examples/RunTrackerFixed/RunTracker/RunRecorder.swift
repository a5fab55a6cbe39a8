import CoreLocation
import Foundation
import Sextant

/// Records a run, also while the app is in the background.
///
/// This is all of the app that asks for locations. While Using the App is enough for a run that is started in the
/// foreground: with the background mode, updates go on under the location indicator when the app is left.
@MainActor
final class RunRecorder {
  enum State: Equatable {
    case idle
    /// A run was asked for, and iOS may be asking the person.
    case waitingForPermission
    case recording
    /// The person, or a restriction, doesn't let the app see the location.
    case notAllowed
  }

  private(set) var state = State.idle { didSet { onChange?() } }
  private(set) var run: Run? { didSet { onChange?() } }
  /// What keeps locations from coming, until the next one.
  private(set) var interruption: Interruption? { didSet { onChange?() } }
  /// Called on the main thread after each change.
  var onChange: (() -> Void)?

  private let client: LocationClient
  private let now: () -> Date

  init(client: LocationClient = LocationClient(), now: @escaping () -> Date = Date.init) {
    self.client = client
    self.now = now
  }

  /// Records a run until the task is canceled, after asking for permission if nobody has asked yet.
  func record() async {
    guard state != .recording, state != .waitingForPermission else { return }
    state = .waitingForPermission
    guard await isAllowed() else {
      state = Task.isCancelled ? .idle : .notAllowed
      return
    }
    run = Run(start: now())
    state = .recording
    await follow()
    run?.finish(at: now())
  }

  private func isAllowed() async -> Bool {
    switch await client.requestWhenInUse() {
    case .granted, .notShown(.alreadyGranted): true
    case .declined, .kept, .notShown, .dismissed, .timedOut, .cancelled: false
    }
  }

  private func follow() async {
    let request = UpdatesRequest(
      accuracy: .best, activityType: .fitness, pausing: .never, background: .continues())
    do {
      for try await update in client.updates(request) { take(update) }
      state = .idle
    } catch {
      state = .notAllowed
    }
  }

  private func take(_ update: LocationUpdate) {
    switch update {
    case .value(let location):
      interruption = nil
      run?.append(location)
    case .interrupted(let new): if new.stopsLocations || new == .reducedAccuracy { interruption = new }
    case .resumed: interruption = nil
    }
  }
}
