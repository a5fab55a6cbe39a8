import SourceFacts

/// System functions whose closures matter where they are called.
enum Runners {
  /// The functions that run a closure immediately, or as soon as the thread is free.
  static let atOnce: Set<String> = [
    "Task", "detached", "async", "sync", "run", "assumeIsolated", "withAnimation", "performAndWait",
    "perform",
    "addOperation", "withTaskGroup", "withThrowingTaskGroup", "addTask", "autoreleasepool", "forEach", "map",
    "withTaskCancellationHandler",
  ]
  /// Returns whether a function runs a closure immediately, or as soon as a thread is free: one of
  /// the system's, or one that says so in its name, such as "runOnMainThread".
  static func runsAtOnce(_ name: String) -> Bool {
    if atOnce.contains(name) { return true }
    return queues.occurs(in: name.lowercased())
  }
  /// Words in the names of functions of an app's own that run a closure on a queue.
  private static let queues = WordSearch([
    "onmain", "mainthread", "mainqueue", "onbackground", "backgroundthread",
  ])
  /// The functions that pass a continuation or the like to a closure.
  static let withWaiter: Set<String> = [
    "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
    "withUnsafeThrowingContinuation", "AsyncStream", "AsyncThrowingStream", "Future", "create",
  ]
  /// Returns whether a function returns only when its continuation is resumed.
  static func suspends(_ name: String) -> Bool { name.hasSuffix("Continuation") }
  /// The functions that run a closure after some time.
  static let later: Set<String> = ["asyncAfter", "scheduledTimer", "Timer"]
  /// The methods that notify a caller, besides calling a closure.
  static let tellings: Set<String> = [
    "resume", "yield", "finish", "send", "onNext", "onError", "onCompleted", "accept", "resolve", "reject",
    "fulfill", "callAsFunction", "post", "sendPluginResult",
  ]
  /// The methods that show something to the person.
  static let presentations: Set<String> = ["present", "open"]
}
