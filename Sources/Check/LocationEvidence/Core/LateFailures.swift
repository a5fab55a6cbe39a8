package import SourceFacts

/// What a function does when no location is found, besides in a delegate: the clauses that catch the failures of live
/// updates, and what a time limit runs.
package struct LateFailures {
  /// The lines where live updates start, with what is done when they fail.
  package private(set) var live: [(starts: Int, failures: [FlowStatement])] = []
  /// What timers run in closures.
  package private(set) var limits: [(line: Int, body: [FlowStatement])] = []
  /// The names that timers are given.
  package private(set) var selectors: Set<String> = []

  private static let timers: Set<String> = ["scheduledTimer", "asyncAfter", "scheduledTimerWithTimeInterval"]

  package init(in body: [FlowStatement]) {
    var live: [(starts: Int, failures: [FlowStatement])] = []
    var limits: [(line: Int, body: [FlowStatement])] = []
    var selectors: Set<String> = []
    body.visit { statement in
      guard case .handled(let body, let failures) = statement else { return }
      body.visitValues { value in
        if case .call(let call) = value, call.callee.calledName == "liveUpdates" {
          live.append((call.line, failures))
        }
      }
    }
    body.visitValues { value in
      guard case .call(let call) = value, let name = call.callee.calledName else { return }
      let isTimer = Self.timers.contains(name)
      for argument in call.arguments {
        switch argument.value {
        case .closure(let closure):
          let rest = Self.afterSleep(closure.body)
          if isTimer {
            limits.append((call.line, closure.body))
          } else if let rest {
            limits.append((call.line, rest))
          }
        case .other(_, let text) where isTimer: selectors.formUnion(text.namesInside)
        case .call(let selector) where isTimer: selectors.formUnion(selector.text.namesInside)
        default: break
        }
      }
    }
    self.live = live
    self.limits = limits
    self.selectors = selectors
  }

  /// Returns what follows a sleep at the beginning of a task; nil if it doesn't begin so.
  private static func afterSleep(_ body: [FlowStatement]) -> [FlowStatement]? {
    guard let first = body.first, case .expression(let value) = first else { return nil }
    var sleeps = false
    value.visitParts { if case .call(let call) = $0, call.callee.calledName == "sleep" { sleeps = true } }
    return sleeps ? Array(body.dropFirst()) : nil
  }
}
