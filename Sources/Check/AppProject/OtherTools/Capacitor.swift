import LocationPolicy

/// Capacitor apps, which are read from their Xcode project, or without it from their scripts.
enum Capacitor: ProjectKind {
  static let marker = ProjectMarker.fileNames([
    "capacitor.config.ts", "capacitor.config.json", "capacitor.config.js",
  ])

  static let generator: ProjectGenerator? = ProjectGenerator(isRead: false) {
    "Capacitor makes the folder ios beside \($0); run \"npx cap add ios\" there, then check again"
  }

  static func projects(among markers: FoundMarkers) -> [any Project] {
    let found = markers.paths(marker).filter { path in
      !markers.xcodeProjects.contains { $0.isInside(path.folder) }
    }
    return Set(found.map(\.folder)).sorted().compactMap { folder in
      found.first { $0.folder == folder }.map {
        ScriptsAlone(
          path: $0, framework: nil, platforms: ("@capacitor/ios", "@capacitor/android"),
          advice: "run \"npx cap add ios\" to check these, too")
      }
    }
  }
}
