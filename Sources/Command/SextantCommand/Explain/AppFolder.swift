import LeanFoundation

/// Tells by the names in a folder whether it is that of an app.
enum AppFolder {
  private static let names: Set<String> = [
    "pubspec.yaml", "app.json", "capacitor.config.ts", "capacitor.config.json", "config.xml", "project.yml",
    "Project.swift",
  ]
  private static let extensions = [".xcodeproj", ".xcworkspace"]

  /// Whether the current folder is one.
  static var isCurrent: Bool { isApp(FileManager.default.currentDirectoryPath) }

  static func isApp(_ folder: String) -> Bool {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return entries.contains { name in names.contains(name) || extensions.contains(where: name.hasSuffix) }
  }
}
