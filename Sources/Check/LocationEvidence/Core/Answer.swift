package import SourceFacts

/// Detects calls that answer a caller: resumed continuations and completion handlers.
package enum Answer {
  /// Words in names of objects that are answered once.
  private static let single = ["continuation", "completion", "promise", "resolve"]
  /// Words in names of handlers that may be called for each change, and words that indicate a
  /// request.
  private static let general = ["callback", "handler"]
  private static let requests = ["ask", "request", "permission", "answer"]

  /// Returns the name of the continuation or handler that a call answers; nil for other calls.
  ///
  /// A handler that may be an observer counts if its name mentions a request, or if it is released
  /// after use.
  package static func waiter(answeredBy site: CallSite, givenUp: Set<String> = []) -> String? {
    if site.name == "resume" {
      return site.receiver.flatMap { $0.mentions("continuation") ? $0 : nil }
    }
    guard site.receiver == nil || site.receiver == "self" else { return nil }
    guard isWaiter(site.name), site.name.first?.isUppercase == false else { return nil }
    let isSingle = (single + requests).contains { site.name.mentions($0) } || givenUp.contains(site.name)
    return isSingle ? site.name : nil
  }

  /// Returns whether a path of names is that of a continuation or handler, such as
  /// "self.completionHandler".
  static func isWaiter(_ path: String) -> Bool {
    path.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
      && (single + general).contains { path.mentions($0) }
  }
}
