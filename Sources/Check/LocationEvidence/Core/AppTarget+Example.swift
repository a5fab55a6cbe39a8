package import AppProject

extension AppTarget {
  /// Returns whether an app is an example of this library, which is published for other apps.
  ///
  /// A library with a podspec is published, and its examples are in a folder beside its code.
  package func isShown(by app: AppTarget) -> Bool {
    guard container.hasSuffix(".podspec") else { return false }
    var folder = container.split(separator: "/").dropLast()
    // A plug-in keeps the code for one system in a folder with its name.
    if folder.last == "ios" || folder.last == "darwin" { folder.removeLast() }
    let path = app.container.split(separator: "/")
    guard path.starts(with: folder) else { return false }
    return path.dropFirst(folder.count).dropLast().contains { name in
      Self.exampleNames.contains { name.lowercased().contains($0) }
    }
  }

  private static let exampleNames = ["example", "demo", "sample"]
}
