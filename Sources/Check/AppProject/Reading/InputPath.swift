import Foundation

/// The path to read, and what lies there.
struct InputPath {
  /// The kinds of input.
  enum Kind: Hashable, Sendable {
    case folder
    case project
    case workspace
    case specification
    case manifest
    case tuistManifest
    case tuistWorkspace
    case infoPlist
  }

  /// The path as given.
  private let text: String
  /// The absolute path.
  let path: FilePath

  init(_ text: String) {
    self.text = text
    path = FilePath(FileManager.default.currentDirectoryPath).appending(text)
  }

  /// Returns what lies at the path.
  func kind() throws(UnreadableInput) -> Kind {
    if FileBytes.isFolder(path) {
      return switch path.pathExtension {
      case "xcodeproj": .project
      case "xcworkspace": .workspace
      default: .folder
      }
    }
    guard FileBytes.isFile(path) else { throw UnreadableInput(path: text, reason: missingReason) }
    switch path.pathExtension {
    case "plist": return .infoPlist
    case "yml", "yaml": return .specification
    case _ where path.name == "Package.swift": return .manifest
    case _ where path.name == "Project.swift": return .tuistManifest
    case _ where path.name == "Workspace.swift": return .tuistWorkspace
    case _ where path.name == "project.pbxproj": return .project
    default:
      throw UnreadableInput(
        path: text,
        reason: "this is neither a project nor an Info.plist; name a folder, an .xcodeproj or a .plist")
    }
  }

  /// Returns the folder from which paths count.
  func root(for kind: Kind) -> FilePath {
    switch kind {
    case .folder: path
    case .project: path.name == "project.pbxproj" ? path.folder.folder : path.folder
    case .workspace, .specification, .manifest, .tuistManifest, .tuistWorkspace, .infoPlist: path.folder
    }
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
