/// A language whose text can be read for facts.
public enum SourceLanguage: String, Sendable, CaseIterable {
  /// Swift.
  case swift
  /// Objective-C and Objective-C++, headers included.
  case objectiveC

  /// Returns the language that a file name stands for, or nil when no fact can come from the file.
  public static func language(ofFileNamed name: String) -> SourceLanguage? {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    switch name[name.index(after: dot)...].lowercased() {
    case "swift": return .swift
    case "m", "mm", "h": return .objectiveC
    default: return nil
    }
  }
}
