#if canImport(Darwin)
  /// How an app stands with the person who uses it.
  enum SceneState: Hashable, Sendable {
    /// It is before the person, with nothing before it.
    case active
    /// It is covered, by a prompt or a call, or about to come or go.
    case inactive
    /// It is out of sight.
    case background

    /// How the app stands after an event; nil when that says nothing about it.
    init?(after event: LifecycleEvent) {
      switch event {
      case .becameActive: self = .active
      case .resignedActive, .enteredForeground: self = .inactive
      case .enteredBackground: self = .background
      case .ended: return nil
      }
    }
  }
#endif
