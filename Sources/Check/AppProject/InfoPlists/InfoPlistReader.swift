import PropertyLists
import SourceFacts

/// Reads the Info.plist of a built product, which combines the file and the generated values.
struct InfoPlistReader {
  private let files: InputFiles
  private let spelling: FileSpelling
  private let scope: SettingScope
  private let sourceRoot: FilePath
  private let written: PropertyListFile?

  /// Creates a reader for settings relative to a folder; a property list that a tool writes
  /// replaces the file.
  init(
    files: InputFiles, spelling: FileSpelling, scope: SettingScope, sourceRoot: FilePath,
    written: PropertyListFile? = nil
  ) {
    self.files = files
    self.spelling = spelling
    self.scope = scope
    self.sourceRoot = sourceRoot
    self.written = written
  }

  /// The file in INFOPLIST_FILE; nil if there is none.
  var path: FilePath? {
    let name = scope["INFOPLIST_FILE"]
    return name.isEmpty ? nil : spelling.existing(sourceRoot.appending(name))
  }

  /// Returns the Info.plist; nil if the target has none or its file can't be read.
  ///
  /// If location rules don't apply to the product, a missing file isn't reported.
  func infoPlist(isChecked: Bool) -> InfoPlist? {
    let severity: InputProblem.Severity = isChecked ? .error : .warning
    let generates = scope.isOn("GENERATE_INFOPLIST_FILE")
    var entries: [String: InfoPlist.Entry] = [:]
    if let written {
      entries = InfoPlistEntries.entries(of: written.root.entries, in: written, scope: substitution)
    } else if let path {
      guard isThere(path, isChecked: isChecked),
        let file = files.propertyList(path, severity, preprocessedWith: macros)
      else { return nil }
      guard let values = entriesOfFile(file, at: path, severity) else { return nil }
      entries = values
    } else if !generates {
      return nil
    }
    reportPreprocessing()
    if generates {
      GeneratedInfoPlist(scope: scope, problems: files.problems).merge(into: &entries)
    }
    return InfoPlist(path: written == nil ? path.map(files.problems.relative) : nil, entries: entries)
  }

  /// The macros for the C preprocessor; nil if the build doesn't run it.
  private var macros: KnownMacros? {
    guard scope.isOn("INFOPLIST_PREPROCESS") else { return nil }
    var values: [String: Int] = [:]
    for definition in scope["INFOPLIST_PREPROCESSOR_DEFINITIONS"].split(whereSeparator: \.isWhitespace) {
      let sides = definition.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      values[String(sides[0])] = sides.count == 1 ? 1 : Int(sides[1]) ?? 1
    }
    return KnownMacros(values, areAll: scope["INFOPLIST_PREFIX_HEADER"].isEmpty)
  }

  private func reportPreprocessing() {
    guard scope.isOn("INFOPLIST_PREPROCESS"), let origin = scope.origin(of: "INFOPLIST_PREPROCESS") else {
      return
    }
    let message =
      "The build runs the C preprocessor over the Info.plist; here only conditions were followed, and other macros stay as written."
    files.problems.report(.warning, message, at: origin)
  }

  private func entriesOfFile(
    _ file: PropertyListFile, at path: FilePath, _ severity: InputProblem.Severity
  ) -> [String: InfoPlist.Entry]? {
    guard case .dictionary(let values) = file.root.content else {
      files.problems.report(
        severity, "This property list is not a dictionary, as an Info.plist must be.", in: path)
      return nil
    }
    return InfoPlistEntries.entries(of: values, in: file, scope: substitution)
  }

  private func isThere(_ path: FilePath, isChecked: Bool) -> Bool {
    if FileBytes.isFile(path) || FileBytes.isFolder(path) { return true }
    if isChecked, let origin = scope.origin(of: "INFOPLIST_FILE") {
      let name = files.problems.relative(path)
      let message =
        "INFOPLIST_FILE names \(name), which is not there; correct the setting or restore the file."
      files.problems.report(.error, message, at: origin)
    }
    return false
  }

  private var substitution: SettingScope? {
    scope["INFOPLIST_EXPAND_BUILD_SETTINGS"].uppercased() == "NO" ? nil : scope
  }
}
