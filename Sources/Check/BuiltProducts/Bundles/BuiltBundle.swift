import AppProject
import LocationPolicy

/// A built app, extension or framework, before its code is read.
struct BuiltBundle {
  let path: BundlePath
  let infoPlist: InfoPlist
  /// The kind of product.
  let kind: ProductKind

  /// Determines the kind of a bundle from its Info.plist.
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
