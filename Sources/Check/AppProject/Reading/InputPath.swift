import LeanFoundation

/// The input path of a check.
struct InputPath {
  /// The path as given.
  private let text: String
  /// The absolute path.
  private let path: FilePath

  init(_ text: String) {
    self.text = text
    path = FilePath(FileManager.default.currentDirectoryPath).appending(text)
  }

  /// Returns the project at the path.
  func project() throws(UnreadableInput) -> any Project {
    let isFolder = FileBytes.isFolder(path)
    guard isFolder || FileBytes.isFile(path) else {
      throw UnreadableInput(path: text, reason: missingReason)
    }
    guard let project = ProjectKinds.project(named: path, isFolder: isFolder) else {
      throw UnreadableInput(
        path: text,
        reason: "this is neither a project nor an Info.plist; name a folder, an .xcodeproj or a .plist")
    }
    return project
  }

  private var missingReason: String {
    do {
      _ = try FileBytes.read(path, limit: 0)
      return "this can't be read"
    } catch {
      return error.reason
    }
  }
}
