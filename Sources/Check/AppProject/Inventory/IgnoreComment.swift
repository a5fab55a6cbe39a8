/// A comment such as `// sextant:ignore always-at-launch the map is all this app has`, which silences findings.
package struct IgnoreComment: Hashable, Sendable, Comparable {
  /// The place of the comment.
  package let site: Site
  /// The line whose findings it silences: its own, or the next if the comment is on its own line.
  package let line: Int
  /// The names of rules, as written.
  package let rules: [String]
  /// The reason; empty if none is given.
  package let reason: String

  package init(at site: Site, silencingLine line: Int, rules: [String], reason: String) {
    self.site = site
    self.line = line
    self.rules = rules
    self.reason = reason
  }

  /// Returns the comment with a different name for its file.
  func called(_ file: String) -> IgnoreComment {
    IgnoreComment(
      at: Site(file: file, line: site.line, column: site.column), silencingLine: line, rules: rules,
      reason: reason)
  }

  /// Orders comments by place.
  package static func < (left: IgnoreComment, right: IgnoreComment) -> Bool { left.site < right.site }
}
