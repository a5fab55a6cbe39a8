/// What happens to an app's scene, as far as prompts and locations care.
public enum LifecycleEvent: Hashable, Sendable {
  /// Something covers the app, such as a prompt, a call or Control Center.
  case resignedActive
  /// Nothing covers the app any more.
  case becameActive
  /// The app was left, or the phone locked.
  case enteredBackground
  /// The app comes back, and is about to become active.
  case enteredForeground
  /// The process ends; what goes on without it, as in a test, has nothing more to expect.
  case ended
}
