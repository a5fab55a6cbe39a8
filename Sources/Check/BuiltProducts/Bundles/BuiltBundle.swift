import AppProject
import LocationPolicy

/// An app, an extension or a framework as it is shipped, before its code is read.
struct BuiltBundle {
  /// Where it is.
  let path: BundlePath
  /// Its Info.plist.
  let infoPlist: InfoPlist
  /// What it is.
  let kind: ProductKind

  /// Tells from a bundle's Info.plist what it is.
  init(_ path: BundlePath, list: BuiltPropertyList) {
    self.path = path
    infoPlist = list.infoPlist
    kind = Self.kind(of: path, list: list)
  }

  /// The path of its code.
  var executable: String {
    path.appending(infoPlist.values.text("CFBundleExecutable") ?? path.name)
  }

  private static func kind(of path: BundlePath, list: BuiltPropertyList) -> ProductKind {
    if path.isInside("Watch") || list.kind == .watch { return .watch }
    switch path.pathExtension {
    case "framework": return .framework
    case "appex": return list.kind == .widget ? .widget : .appExtension
    default: return path.isInside("AppClips") || list.infoPlist["NSAppClip"] != nil ? .appClip : .app
    }
  }
}
