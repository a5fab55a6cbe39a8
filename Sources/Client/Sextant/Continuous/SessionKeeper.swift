import LocationPolicy

/// Holds sessions of Core Location's Swift API, and ends them by saying so: letting go is not enough (BG-023).
///
/// Lives on the location thread, beside the manager that it helps.
final class SessionKeeper {
  private let system: any LocationSystem
  private var held = HeldSessions()
  private var activity: Cancellation?
  private var service: Cancellation?

  init(on system: any LocationSystem) { self.system = system }

  deinit {
    activity?.cancel()
    service?.cancel()
  }

  /// Begins and ends what differs from before.
  func apply(_ new: HeldSessions) {
    let old = held
    held = new
    // The service session first: without it, an activity session would ask for authorization itself (AUTH-081).
    if new.goal != old.goal {
      let before = service
      service = new.goal.flatMap(system.beginServiceSession)
      before?.cancel()
    }
    if new.activity != old.activity {
      activity?.cancel()
      activity = new.activity ? system.beginActivitySession() : nil
    }
  }
}
