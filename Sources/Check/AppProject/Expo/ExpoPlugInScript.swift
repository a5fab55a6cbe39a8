/// A plug-in in the app's own folder: a program that Expo runs when it generates the project.
enum ExpoPlugInScript {
  /// The modules that plug-ins use without leaving their work to them.
  private static let tools: Set<String> = [
    "expo/config-plugins", "@expo/config-plugins", "@expo/config-types", "expo/config", "fs", "path",
  ]
  private static let extensions = [
    "", ".js", ".ts", ".cjs", ".mjs", "/index.js", "/index.ts", "/app.plugin.js",
  ]

  /// Returns whether a plug-in certainly leaves the iOS project alone: its text names neither iOS nor a property list,
  /// and no other module could do so in its place.
  static func leavesIOS(_ name: String, in folder: FilePath) -> Bool {
    guard name.hasPrefix("."),
      let path = extensions.lazy.map({ folder.appending(name + $0) }).first(where: FileBytes.isFile),
      let bytes = try? FileBytes.read(path, limit: FileBytes.settingsLimit)
    else { return false }
    let text = String(decoding: bytes, as: UTF8.self)
    let small = text.lowercased()
    return !["ios", "plist"].contains(where: small.contains)
      && text.matches(of: /(?:require\s*\(|\bfrom\b|\bimport\b\s*\(?)\s*["'`]([^"'`]*)/).allSatisfy {
        tools.contains(String($0.1).replacing("node:", with: ""))
      }
  }
}
