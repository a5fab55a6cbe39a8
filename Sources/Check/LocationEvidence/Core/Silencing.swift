package import AppProject

/// The findings that the comments of a project silence.
package struct Silencing: Sendable {
  private struct Place: Hashable {
    let file: String
    let line: Int
  }

  private let comments: [Place: [IgnoreComment]]
  /// The rules whose findings are silenced, by place.
  private let silenced: [Place: Set<RuleID>]

  /// Applies the comments of a project to its findings.
  package init(_ comments: [IgnoreComment], of found: [Finding]) {
    let reasoned = comments.filter { !$0.reason.isEmpty }
    let byPlace = Dictionary(grouping: reasoned) { Place(file: $0.site.file, line: $0.line) }
    var silenced: [Place: Set<RuleID>] = [:]
    for finding in found where Self.comment(on: finding, in: byPlace) != nil {
      silenced[Self.place(of: finding), default: []].insert(finding.rule)
    }
    self.comments = byPlace
    self.silenced = silenced
  }

  /// Returns the comment that silences a finding, or nil.
  ///
  /// The comment must name the rule, give a reason, and be on the finding's line or alone on the
  /// line before.
  package func comment(silencing finding: Finding) -> IgnoreComment? {
    Self.comment(on: finding, in: comments)
  }

  /// Returns whether a comment silences any finding of a rule.
  package func isUsed(_ comment: IgnoreComment, for rule: RuleID) -> Bool {
    silenced[Place(file: comment.site.file, line: comment.line)]?.contains(rule) ?? false
  }

  private static func comment(on finding: Finding, in comments: [Place: [IgnoreComment]]) -> IgnoreComment? {
    if finding.site.isWholeFile { return nil }
    return comments[place(of: finding)]?.first { $0.rules.contains(finding.rule.rawValue) }
  }

  private static func place(of finding: Finding) -> Place {
    Place(file: finding.site.file, line: finding.site.line)
  }
}
