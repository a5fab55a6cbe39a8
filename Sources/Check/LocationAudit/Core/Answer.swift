import SourceFacts

/// Tells which calls give an answer to whoever waits: continuations that are resumed, completion handlers.
enum Answer {
  /// The words for what is answered once.
  private static let single = ["continuation", "completion", "promise", "resolve"]
  /// The words for what may as well be told of each change, and those that say that it is asked for.
  private static let general = ["callback", "handler"]
  private static let requests = ["ask", "request", "permission", "answer"]

  /// Returns the name of the continuation or handler that a call answers, or nil where it is another call.
  ///
  /// A handler that may be an observer counts when its name speaks of a request, or when it is given up after use.
  static func waiter(answeredBy site: CallSite, givenUp: Set<String> = []) -> String? {
    if site.name == "resume" {
      return site.receiver.flatMap { $0.mentions("continuation") ? $0 : nil }
    }
    guard site.receiver == nil || site.receiver == "self" else { return nil }
    guard isWaiter(site.name), site.name.first?.isUppercase == false else { return nil }
    let isSingle = (single + requests).contains { site.name.mentions($0) } || givenUp.contains(site.name)
    return isSingle ? site.name : nil
  }

  /// Returns whether a path of names is spelled as one of somebody who waits, such as "self.completionHandler".
  static func isWaiter(_ path: String) -> Bool {
    path.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
      && (single + general).contains { path.mentions($0) }
  }
}
