package import LocationPolicy
package import LocationSimulation
import LocationTracks

/// A phone that is played: the device, and the objects that the app's code holds.
///
/// It plays a move as a scenario plays the step that the move is; a copy of it is a moment to come back to.
package struct PhonePlay: Sendable, AppPlayer {
  /// The phone.
  package var device: SimulatedDevice
  /// The objects of its app.
  package var objects = AppObjects()
  /// The app, and what its code does by itself on this release.
  private let app: PhoneApp
  private let reactions: AppReactions<PhoneCall>

  /// A phone of a release that was just switched on, in Paris, with the app on it.
  package init(_ app: PhoneApp, on release: Release) {
    self.app = app
    device = SimulatedDevice(release: release)
    reactions = app.kind.reactions(under: device.policy)
    _ = device.install(app.bundle(under: device.policy))
    play(.world(.stays(at: TrackSample(PhoneApp.start))))
  }

  /// The names of the apps and of their objects.
  package var names: TraceNames { TraceNames(device, objects: objects.names) }

  /// The moves that can be made.
  package var moves: [PhoneMove] { PhoneMove.all(on: device, names: names, for: app) }

  /// Does what a move does, and what that makes the app's code do.
  package mutating func play(_ deed: PhoneMove.Deed) {
    switch deed {
    case .person(let action): perform(.person(action))
    case .calls(let calls, let app): perform(calls, by: app)
    case .wait(let seconds): advance(to: device.now + seconds)
    case .untilNextEvent: device.step()
    case .world(let change): perform(.world(change))
    case .system(let action): perform(.system(action))
    }
    react()
  }

  private mutating func advance(to end: Moment) {
    while let next = device.nextEvent, next <= end {
      device.step()
      react()
    }
    device.advance(to: end)
  }

  private mutating func perform(_ input: Input) {
    // What can't be, or raises, stands in the device's trace.
    do throws(CallError) { try device.perform(input) } catch {}
  }

  /// What stands behind an exception doesn't run any more.
  private mutating func perform(_ calls: [PhoneCall], by app: AppID) {
    for call in calls {
      do throws(CallError) {
        try objects.perform(call.call, by: app, on: &device)
      } catch {
        if case .raised = error { return }
      }
    }
  }

  /// No app of the page reacts without end.
  package var isStopped: Bool { false }

  /// Lets the app's code run on what it is told.
  package mutating func react(to message: Message) {
    perform(reactions.calls(on: message.content), by: message.app)
  }
}
