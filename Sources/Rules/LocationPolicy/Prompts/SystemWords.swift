/// Words that iOS itself shows, and who gives them.
///
/// Every table of such words is made of these, so that another language is one more property here and one more column there.
public struct SystemWords: Hashable, Sendable {
  /// What a phone in English shows.
  public let english: String
  /// Who gives the words.
  public let source: WordSource

  init(_ english: String, _ source: WordSource) {
    self.english = english
    self.source = source
  }
}

/// Who gives words of the system, the surest first.
public enum WordSource: UInt8, CaseIterable, Hashable, Sendable, Comparable {
  /// A string table of the system itself, of a release that shows the words.
  case systemTable
  /// The titles that tools for UI tests wait for, collected release by release.
  case testTools
  /// The help text of one app.
  case report

  /// Returns whether one source is surer than another.
  public static func < (left: WordSource, right: WordSource) -> Bool { left.rawValue < right.rawValue }
}
