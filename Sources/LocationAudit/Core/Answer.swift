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
    let word = site.name.split { $0 == "_" }.last.map(String.init) ?? site.name
    return words.contains { word.mentions($0) } && site.name.first?.isUppercase == false ? site.name : nil
  }

  /// The functions that suspend a task until a continuation is resumed.
  static let suspensions: Set<String> = [
    "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
    "withUnsafeThrowingContinuation",
  ]
}
