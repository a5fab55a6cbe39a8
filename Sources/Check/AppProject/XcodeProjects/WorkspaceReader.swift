import PropertyLists
import TextReading

/// Finds the projects and packages in a workspace.
struct WorkspaceReader {
  /// The maximum nesting depth of groups.
  private static let deepest = 64
  /// The maximum number of members; real workspaces have fewer than a thousand.
  private static let most = 10_000

  private let files: InputFiles

  init(_ files: InputFiles) { self.files = files }

  /// Returns the members of the workspace in order, without duplicates.
  ///
  /// Syntax errors are skipped, because a damaged workspace can still lead to its other projects.
  func members(of workspace: FilePath) -> [FilePath] {
    let path = workspace.appending("contents.xcworkspacedata")
    guard let bytes = files.bytes(of: path, limit: FileBytes.settingsLimit, .error) else { return [] }
    var scanner = XMLScanner(TextEncoding.utf8(bytes))
    var folders = [workspace.folder]
    var members: [FilePath] = []
    var seen: Set<FilePath> = []
    while members.count < Self.most {
      switch scanner.next() {
      case .start where scanner.isNamed("Group"):
        let folder = location(scanner).flatMap { resolve($0, in: folders, workspace) } ?? folders[0]
        if !scanner.isEmptyElement { folders.append(folders.count < Self.deepest ? folder : folders[0]) }
      case .end where scanner.isNamed("Group"): if folders.count > 1 { folders.removeLast() }
      case .start where scanner.isNamed("FileRef"):
        if let member = location(scanner).flatMap({ resolve($0, in: folders, workspace) }),
          seen.insert(member).inserted
        {
          members.append(member)
        }
      case .start, .end, .text, .documentType, .fault: break
      case .finished: return members
      }
    }
    return members
  }

  private func location(_ scanner: XMLScanner) -> String? {
    guard let attribute = scanner.attributes.first(where: { scanner.bytes.matches("location", at: $0.name) })
    else { return nil }
    var text = XMLText()
    text.append(scanner.bytes[attribute.value])
    return String(decoding: text.bytes, as: UTF8.self)
  }

  /// Returns the path for a location such as "group:App/App.xcodeproj".
  private func resolve(_ location: String, in folders: [FilePath], _ workspace: FilePath) -> FilePath? {
    guard let colon = location.firstIndex(of: ":"), let folder = folders.last else { return nil }
    let path = String(location[location.index(after: colon)...])
    return switch location[..<colon] {
    case "group": folder.appending(path)
    case "container": workspace.folder.appending(path)
    case "absolute": path.hasPrefix("/") ? FilePath(path) : nil
    // A workspace inside a project represents that project.
    case "self": workspace.folder
    default: nil
    }
  }
}

extension XMLScanner {
  /// Returns whether the current tag has a name.
  fileprivate func isNamed(_ name: StaticString) -> Bool { bytes.matches(name, at: self.name) }
}
