/// The path of a bundle within a product; paths are split only at slashes.
struct BundlePath: Hashable, Comparable {
  /// The extensions of folders that contain code with an Info.plist.
  private static let extensions: Set<String> = ["app", "appex", "framework"]

  /// The path relative to the product; empty for the product itself.
  let folder: String
  /// The name of the folder, or of the product.
  let fullName: String

  /// Creates the path of the bundle whose Info.plist has a path; nil for any other path.
  init?(ofInfoPlist path: String, productName: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.last == "Info.plist" else { return nil }
    self.init(folder: parts.dropLast().joined(separator: "/"), productName: productName)
    guard Self.extensions.contains(pathExtension) else { return nil }
  }

  private init(folder: String, productName: String) {
    self.folder = folder
    fullName = folder.split(separator: "/").last.map(String.init) ?? productName
  }

  /// The extension of the folder's name, without its dot.
  var pathExtension: String { fullName.split(separator: ".").last.map(String.init) ?? "" }

  /// The name without its extension.
  var name: String { String(fullName.dropLast(pathExtension.count + 1)) }

  /// Returns the path of an item in the bundle.
  func appending(_ path: String) -> String { folder.isEmpty ? path : folder + "/" + path }

  /// Returns the rest of a path in the bundle; nil if the path is outside.
  func rest(of path: String) -> Substring? {
    if folder.isEmpty { return path[...] }
    return path.hasPrefix(folder + "/") ? path.dropFirst(folder.count + 1) : nil
  }

  /// Returns whether the bundle is in a folder with a name, such as "Watch".
  func isInside(_ name: String) -> Bool { folder.split(separator: "/").dropLast().contains { $0 == name } }

  static func < (left: BundlePath, right: BundlePath) -> Bool { left.folder < right.folder }
}
