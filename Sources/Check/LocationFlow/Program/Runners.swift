/// Functions of the system whose closures matter where they are called.
enum Runners {
  /// Those that run a closure at once, or as soon as the thread is free.
  static let atOnce: Set<String> = [
    "Task", "detached", "async", "sync", "run", "assumeIsolated", "withAnimation", "performAndWait",
    "perform",
    "addOperation", "withTaskGroup", "withThrowingTaskGroup", "addTask", "autoreleasepool", "forEach", "map",
    "withTaskCancellationHandler",
  ]
  /// Those that give a closure someone who waits.
  static let withWaiter: Set<String> = [
    "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
    "withUnsafeThrowingContinuation", "AsyncStream", "AsyncThrowingStream", "Future", "create",
  ]
  /// Those whose result is there when the one who waits has been told.
  static func suspends(_ name: String) -> Bool { name.hasSuffix("Continuation") }
  /// Those that run a closure when time has passed.
  static let later: Set<String> = ["asyncAfter", "scheduledTimer", "Timer"]
  /// The ways to tell one who waits, besides a call of a closure.
  static let tellings: Set<String> = [
    "resume", "yield", "finish", "send", "onNext", "onError", "onCompleted", "accept", "resolve", "reject",
    "fulfill", "callAsFunction", "post",
  ]
  /// What people see.
  static let presentations: Set<String> = ["present", "open"]
}
