/// Bazel workspaces, which are not read directly.
enum Bazel: ProjectKind {
  static let marker = ProjectMarker.fileNames(["MODULE.bazel"])

  static let generator: ProjectGenerator? = ProjectGenerator(isRead: false) { _ in
    "Bazel builds this; have it generate an Xcode project first"
  }
}
