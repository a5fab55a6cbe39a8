/// A comment such as `// sextant:ignore always-at-launch the map is all this app has`, which silences findings.
package struct IgnoreComment: Hashable, Sendable, Comparable {
  /// Where it begins.
  package let site: Site
  /// The line whose findings it silences: its own, or the next where it has its line for itself.
  package let line: Int
  /// The names of rules, as they are written.
  package let rules: [String]
  /// Why the findings may stay; empty where nothing is said.
  package let reason: String

  /// Creates a comment.
  package init(at site: Site, silencingLine line: Int, rules: [String], reason: String) {
    self.site = site
    self.line = line
    self.rules = rules
    self.reason = reason
  }

  /// Returns the comment with another name for its file.
  func called(_ file: String) -> IgnoreComment {
    IgnoreComment(
      at: Site(file: file, line: site.line, column: site.column), silencingLine: line, rules: rules,
      reason: reason)
  }

  /// Orders comments by place.
  package static func < (left: IgnoreComment, right: IgnoreComment) -> Bool { left.site < right.site }
}
