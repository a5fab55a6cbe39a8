import AppProject
import LocationEvidence
import LocationPolicy
import Phrases
import TextReading

extension Rule {
  /// A comment that should silence a finding silences none.
  static let unusedSuppression = Rule(
    id: .unusedSuppression,
    summary: "A comment that is meant to silence a finding silences none.",
    explanation: """
      `// sextant:ignore rule reason` silences what that rule finds on the comment's own line, or on the next one \
      where the comment has a line to itself. When nothing is found there anymore, the rule is misspelled, or no \
      reason is given, the comment does nothing, and could hide a later mistake.
      """,
    severity: .note, bites: everywhere, facts: [],
    check: .comments { comments, silencing, rules in
      comments.flatMap { comment -> [Violation] in
        let flaws = CommentFlaw.flaws(of: comment, silencing, among: rules)
        return flaws.map { Violation(at: comment.site, message: $0.message, fix: $0.fix) }
      }
    })
}

/// The reason why a comment silences nothing.
private enum CommentFlaw {
  case namesNoRule
  case givesNoReason
  case unknownRule(String, nearest: String?)
  case silencesNothing(String)

  static func flaws(of comment: IgnoreComment, _ silencing: Silencing, among rules: Set<RuleID>) -> [Self] {
    if comment.rules.isEmpty { return [.namesNoRule] }
    let unknown = comment.rules.filter { RuleCatalog.rule(withID: $0) == nil }
    if !unknown.isEmpty {
      let known = RuleCatalog.all.map(\.id.rawValue)
      return unknown.map { .unknownRule($0, nearest: EditDistance.nearest(to: $0, among: known)) }
    }
    if comment.reason.isEmpty { return [.givesNoReason] }
    return comment.rules.map { RuleID(rawValue: $0) }
      .filter { rules.contains($0) && !silencing.isUsed(comment, for: $0) }
      .map { .silencesNothing($0.rawValue) }
  }

  var message: Phrase {
    switch self {
    case .namesNoRule: "This comment names no rule, so it silences nothing."
    case .givesNoReason: "This comment gives no reason, so it silences nothing."
    case .unknownRule(let name, _): "No rule is named “\(name)”, so naming it here silences nothing."
    case .silencesNothing(let name): "\(name) finds nothing here, so this comment silences nothing."
    }
  }

  var fix: Phrase {
    switch self {
    case .namesNoRule: "Write the rule's name and a reason after “sextant:ignore”."
    case .givesNoReason: "After the rule's name, write why the finding may stay."
    case .unknownRule(_, let nearest?): "Did you mean “\(nearest)”?"
    case .unknownRule(_, nil): "Take the name from the report: it follows the finding's severity."
    case .silencesNothing: "Remove the comment, or the rule's name from it."
    }
  }
}
