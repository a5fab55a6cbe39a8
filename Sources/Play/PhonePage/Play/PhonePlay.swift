package import LocationPolicy
package import LocationSimulation
import LocationTracks

/// A phone that is played: the device, and the objects that the app's code holds.
///
/// It plays a move as a scenario plays the corresponding step; a copy is a moment to return to.
package struct PhonePlay: Sendable, AppPlayer {
  /// The phone.
  package var device: SimulatedDevice
  /// The objects of the app.
  package var objects = AppObjects()
  /// The app, and the reactions of its code on this release.
  private let app: PhoneApp
  private let reactions: AppReactions<PhoneCall>

  /// Creates a phone of a release that was just turned on, in Paris, with the app installed.
  package init(_ app: PhoneApp, on release: Release) {
    self.app = app
    device = SimulatedDevice(release: release)
    reactions = app.kind.reactions(under: device.policy)
    _ = device.install(app.bundle(under: device.policy))
    play(.world(.stays(at: TrackSample(PhoneApp.start))))
  }

  /// The names of the apps and of their objects.
  package var names: TraceNames { TraceNames(device, objects: objects.names) }

  /// The moves that are possible.
  package var moves: [PhoneMove] { PhoneMove.all(on: device, names: names, for: app) }

  /// Applies the effect of a move, and the reactions of the app's code.
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
    // The device's trace contains refusals and exceptions.
    do throws(CallError) { try device.perform(input) } catch {}
  }

  /// Makes calls; calls after an exception don't run.
  private mutating func perform(_ calls: [PhoneCall], by app: AppID) {
    for call in calls {
      do throws(CallError) {
        try objects.perform(call.call, by: app, on: &device)
      } catch {
        if case .raised = error { return }
      }
    }
  }

  /// Always false, because no app of the page reacts endlessly.
  package var isStopped: Bool { false }

  /// Runs the reactions of the app's code to a message; the code of its extensions does nothing.
  package mutating func react(to message: Message) {
    guard device.extensionRole(of: message.app) == nil else { return }
    perform(reactions.calls(on: message.content), by: message.app)
  }
}
