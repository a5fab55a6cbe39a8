public import LocationSimulation

/// An event of the app as a whole, as its app delegate would receive it.
public enum AppEvent: Hashable, Sendable {
  /// A new process began; objects of the previous one get no more messages.
  case launched(LaunchReason)
  /// The app returned to the foreground.
  case enteredForeground
  /// The app left the foreground.
  case enteredBackground
  /// Something covers the app, such as a prompt; its code keeps running.
  ///
  /// It is inferred from what apps observe that a system prompt makes the app inactive; no fact states it.
  case resignedActive
  /// Nothing covers the app anymore.
  case becameActive
  /// The phone is being locked, so that protected data becomes unavailable.
  case protectedDataWillBecomeUnavailable
  /// The phone was unlocked, so that protected data is available again.
  case protectedDataBecameAvailable
  /// The process ended.
  case ended
  /// A location button was tapped.
  case locationButtonAction

  /// Creates the event that a message reports; nil for messages to a single object.
  init?(_ content: MessageContent) {
    switch content {
    case .launched(let reason): self = .launched(reason)
    case .enteredForeground: self = .enteredForeground
    case .enteredBackground: self = .enteredBackground
    case .ended: self = .ended
    case .locationButtonAction: self = .locationButtonAction
    // Everything else goes to a single object or to the console, as any new message will.
    default: return nil
    }
  }
}
