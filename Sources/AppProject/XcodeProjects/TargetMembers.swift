import SourceFacts

/// The files that belong to a target.
struct TargetMembers {
  /// The sources that are compiled into it, and headers beside them.
  private(set) var sources: Set<FilePath> = []
  /// The files with Info.plist strings that are copied into it.
  private(set) var localizedFiles: Set<FilePath> = []
  /// The storyboards that are compiled into it.
  private(set) var storyboards: Set<FilePath> = []

  /// Adds a file where it is a source or a storyboard, or holds Info.plist strings.
  mutating func insert(_ path: FilePath) {
    if path.name == "InfoPlist.strings" || path.name == "InfoPlist.xcstrings" {
      localizedFiles.insert(path)
    } else if path.pathExtension == "storyboard" {
      storyboards.insert(path)
    } else if SourceLanguage.language(ofFileNamed: path.name) != nil {
      sources.insert(path)
    }
  }
}
