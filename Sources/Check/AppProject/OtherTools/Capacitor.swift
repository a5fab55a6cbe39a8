/// Capacitor apps, which are read from their Xcode project.
enum Capacitor: ProjectKind {
  static let marker = ProjectMarker.fileNames([
    "capacitor.config.ts", "capacitor.config.json", "capacitor.config.js",
  ])

  static let generator: ProjectGenerator? = ProjectGenerator(isRead: false) {
    "Capacitor makes the folder ios beside \($0); run \"npx cap add ios\" there, then check again"
  }
}
