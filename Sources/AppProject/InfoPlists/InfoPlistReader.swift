/// Puts together the Info.plist of a built product from the file and the generated values.
struct InfoPlistReader {
  private let context: InputContext
  private let scope: SettingScope
  private let sourceRoot: FilePath

  init(context: InputContext, scope: SettingScope, sourceRoot: FilePath) {
    self.context = context
    self.scope = scope
    self.sourceRoot = sourceRoot
  }

  /// The file that INFOPLIST_FILE names, or nil.
  var path: FilePath? {
    let name = scope["INFOPLIST_FILE"]
    return name.isEmpty ? nil : sourceRoot.appending(name)
  }

  /// Returns the Info.plist, or nil where the target has none or its file can't be read.
  func infoPlist(missingFileIs severity: InputProblem.Severity) -> InfoPlist? {
    let generates = scope.isOn("GENERATE_INFOPLIST_FILE")
    var entries: [String: InfoPlist.Entry] = [:]
    if let path {
      context.markUsed(path)
      guard let file = context.propertyList(path, severity) else { return nil }
      guard let values = entriesOfFile(file, at: path) else { return nil }
      entries = values
    } else if !generates {
      return nil
    }
    if generates {
      GeneratedInfoPlist(scope: scope, context: context).merge(into: &entries)
    }
    return InfoPlist(path: path.map(context.relative), entries: entries)
  }

  private func entriesOfFile(_ file: PropertyListFile, at path: FilePath) -> [String: InfoPlist.Entry]? {
    guard case .dictionary(let values) = file.root.content else {
      context.report(.error, "This property list is no dictionary, as an Info.plist must be.", in: path)
      return nil
    }
    return InfoPlistEntries.entries(of: values, in: file, scope: substitution)
  }

  private var substitution: SettingScope? {
    scope["INFOPLIST_EXPAND_BUILD_SETTINGS"].uppercased() == "NO" ? nil : scope
  }
}
