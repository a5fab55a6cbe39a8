import CoreLocation
import LocationPolicy

/// Holds sessions of Core Location's Swift API, and ends them by saying so: letting go is not enough (BG-023).
///
/// Lives on the location thread, beside the manager that it helps.
final class SessionKeeper {
  private var held = HeldSessions()
  private var endActivity: (() -> Void)?
  private var endService: (() -> Void)?

  deinit {
    endActivity?()
    endService?()
  }

  /// Begins and ends what differs from before.
  func apply(_ new: HeldSessions) {
    let old = held
    held = new
    // The service session first: without it, an activity session would ask for authorization itself (AUTH-081).
    if new.goal != old.goal {
      let endOld = endService
      endService = new.goal.flatMap(beginService)
      endOld?()
    }
    if new.activity != old.activity {
      endActivity?()
      endActivity = new.activity ? beginActivity() : nil
    }
  }

  /// Begins a background activity session and returns what ends it; nil where there are none.
  private func beginActivity() -> (() -> Void)? {
    #if os(iOS) || os(Linux)
      if #available(iOS 17, *) {
        let session = CLBackgroundActivitySession()
        return { session.invalidate() }
      }
    #endif
    return nil
  }

  /// Begins a service session and returns what ends it; nil where there are none.
  private func beginService(_ goal: SessionGoal) -> (() -> Void)? {
    #if os(iOS) || os(Linux)
      if #available(iOS 18, *) {
        let session = CLServiceSession(authorization: .init(goal))
        return { session.invalidate() }
      }
    #endif
    return nil
  }
}

#if os(iOS) || os(Linux)
  @available(iOS 18, *)
  extension CLServiceSession.AuthorizationRequirement {
    /// The requirement with the same meaning.
    fileprivate init(_ goal: SessionGoal) {
      switch goal {
      case .none: self = .none
      case .whenInUse: self = .whenInUse
      case .always: self = .always
      }
    }
  }
#endif
