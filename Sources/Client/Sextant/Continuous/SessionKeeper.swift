import LocationPolicy

/// Holds sessions of Core Location's Swift API, and ends them explicitly, because releasing them is not enough
/// (BG-023).
///
/// It is used only on the location thread, like the manager that it supports.
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

  /// Begins and ends the sessions that differ from the previous ones.
  func apply(_ new: HeldSessions) {
    let old = held
    held = new
    // The service session comes first: without it, an activity session would itself request authorization (AUTH-081).
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
