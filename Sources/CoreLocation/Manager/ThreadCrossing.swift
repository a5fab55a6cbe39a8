/// A value on its way to another thread.
// Apple's completion handlers and delegates are not Sendable, and yet Core Location calls them on a thread that
// the caller chose by other means (the main thread, a run loop). Nothing that the compiler checks says that.
struct Transfer<Value>: @unchecked Sendable {
  let value: Value
}

/// A weak reference to a manager, on its way to the manager's thread.
// A manager belongs to one thread, as on Apple's platforms, and is not Sendable; its messages come from others.
// Weak references may be read anywhere, and what is done with the manager happens on its thread.
final class ManagerReference: @unchecked Sendable {
  private(set) weak var manager: CLLocationManager?

  init(_ manager: CLLocationManager) { self.manager = manager }
}
