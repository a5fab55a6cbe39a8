import PropertyLists

/// Reads the localized Info.plist strings of a target.
struct LocalizationReader {
  private let files: InputFiles

  init(_ files: InputFiles) { self.files = files }

  /// Returns the localizations in some files, sorted by language.
  func localizations(in files: [FilePath]) -> [Localization] {
    var languages: [String: [String: Localization.Entry]] = [:]
    for file in files {
      for (language, entries) in languagesAndEntries(in: file) {
        languages[language, default: [:]].merge(entries) { first, _ in first }
      }
    }
    return languages.sorted { $0.key < $1.key }.map { Localization(language: $0.key, entries: $0.value) }
  }

  private func languagesAndEntries(in path: FilePath) -> [String: [String: Localization.Entry]] {
    if path.pathExtension == "xcstrings" { return StringCatalogReader(files).languages(in: path) }
    guard let file = files.strings(path) else { return [:] }
    let entries = file.root.entries.compactMapValues { entry in
      entry.value.string.map { Localization.Entry(text: $0, origin: file.origin(at: entry.keyOffset)) }
    }
    return [language(of: path): entries]
  }

  private func language(of path: FilePath) -> String {
    let folder = path.folder
    return folder.pathExtension == "lproj" ? folder.stem : "Base"
  }
}
