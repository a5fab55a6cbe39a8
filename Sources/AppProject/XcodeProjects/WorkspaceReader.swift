/// Finds the projects and packages that a workspace lists.
struct WorkspaceReader {
  /// The deepest nesting of groups whose folders are followed.
  private static let deepest = 64

  private let context: InputContext

  init(_ context: InputContext) { self.context = context }

  /// Returns what the workspace refers to, in its order, without duplicates.
  func members(of workspace: FilePath) -> [FilePath] {
    let path = workspace.appending("contents.xcworkspacedata")
    guard let bytes = context.bytes(of: path, limit: FileBytes.settingsLimit, .error) else { return [] }
    var folders = [workspace.folder]
    var members: [FilePath] = []
    for element in WorkspaceElement.elements(in: bytes) {
      switch element {
      case .group(let location) where folders.count < WorkspaceReader.deepest:
        folders.append(resolve(location, in: folders, workspace) ?? folders[0])
      case .group: folders.append(workspace.folder)
      case .endOfGroup: if folders.count > 1 { folders.removeLast() }
      case .file(let location):
        guard let member = resolve(location, in: folders, workspace), !members.contains(member) else {
          continue
        }
        members.append(member)
      }
    }
    return members
  }

  /// Turns a location such as "group:App/App.xcodeproj" into a path.
  private func resolve(_ location: String, in folders: [FilePath], _ workspace: FilePath) -> FilePath? {
    guard let colon = location.firstIndex(of: ":"), let folder = folders.last else { return nil }
    let path = String(location[location.index(after: colon)...])
    return switch location[..<colon] {
    case "group": folder.appending(path)
    case "container": workspace.folder.appending(path)
    case "absolute": path.hasPrefix("/") ? FilePath(path) : nil
    // A workspace inside a project stands for that project.
    case "self": workspace.folder
    default: nil
    }
  }
}
