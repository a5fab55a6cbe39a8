/// Where a bundle lies within a product; paths are cut at slashes only.
struct BundlePath: Hashable, Comparable {
  /// The kinds of folder that hold code with an Info.plist beside it.
  private static let extensions: Set<String> = ["app", "appex", "framework"]

  /// The path from the product; empty for the product itself.
  let folder: String
  /// The folder's name, which for the product itself is that of the product.
  let fullName: String

  /// The bundle whose Info.plist a path is, or nil for any other path.
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

  /// Returns the path of something in the bundle.
  func appending(_ path: String) -> String { folder.isEmpty ? path : folder + "/" + path }

  /// Returns the rest of a path that lies in the bundle, or nil.
  func rest(of path: String) -> Substring? {
    if folder.isEmpty { return path[...] }
    return path.hasPrefix(folder + "/") ? path.dropFirst(folder.count + 1) : nil
  }

  /// Whether the bundle lies in a folder of a name, such as "Watch".
  func isInside(_ name: String) -> Bool { folder.split(separator: "/").dropLast().contains { $0 == name } }

  static func < (left: BundlePath, right: BundlePath) -> Bool { left.folder < right.folder }
}
