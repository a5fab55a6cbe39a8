/// A value on its way to another thread.
// Apple's completion handlers and delegates are not Sendable, and yet Core Location calls them on a thread that
// the caller chose by other means (the main thread, a run loop). Nothing that the compiler checks says that.
struct Transfer<Value>: @unchecked Sendable {
  let value: Value
}
