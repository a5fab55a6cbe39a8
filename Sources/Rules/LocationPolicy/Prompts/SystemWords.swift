/// A text that iOS itself shows, and its source.
///
/// Every table of such texts consists of these, so that another language requires one more property here and one more
/// column there.
public struct SystemWords: Hashable, Sendable {
  /// The text on an English phone.
  public let english: String
  /// The source of the text.
  public let source: WordSource

  init(_ english: String, _ source: WordSource) {
    self.english = english
    self.source = source
  }
}

/// The sources of the system's texts, the most reliable first.
public enum WordSource: UInt8, CaseIterable, Hashable, Sendable, Comparable {
  /// A string table of the system itself, of a release that shows the text.
  case systemTable
  /// The titles that UI test tools wait for, collected release by release.
  case testTools
  /// The help text of one app.
  case report

  /// Returns whether one source is more reliable than another.
  public static func < (left: WordSource, right: WordSource) -> Bool { left.rawValue < right.rawValue }
}
