import SourceFacts

/// Tells which calls give an answer to whoever waits: continuations that are resumed, completion handlers.
enum Answer {
  private static let words = ["continuation", "completion", "callback", "handler", "promise", "resolve"]

  /// Returns the name of the continuation or handler that a call answers, or nil where it is another call.
  static func waiter(answeredBy site: CallSite) -> String? {
    if site.name == "resume" {
      return site.receiver.flatMap { $0.mentions("continuation") ? $0 : nil }
    }
    guard site.receiver == nil || site.receiver == "self" else { return nil }
    return isWaiter(site.name) && site.name.first?.isUppercase == false ? site.name : nil
  }

  /// Returns whether a path of names is spelled as one of somebody who waits, such as "self.completionHandler".
  static func isWaiter(_ path: String) -> Bool {
    path.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
      && words.contains { path.mentions($0) }
  }

  /// The functions that suspend a task until a continuation is resumed.
  static let suspensions: Set<String> = [
    "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
    "withUnsafeThrowingContinuation",
  ]
}
