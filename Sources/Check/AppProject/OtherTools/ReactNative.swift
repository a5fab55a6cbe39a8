/// Apps of React Native's whose folder for iOS isn't there, which are read from their scripts.
enum ReactNative: ProjectKind {
  static let marker = ProjectMarker.fileNames(["package.json"])

  static func projects(among markers: FoundMarkers) -> [any Project] {
    let others = markers.paths(Capacitor.marker) + markers.paths(ExpoProject.marker)
    return markers.paths(marker).filter { path in
      !markers.isCopy(path) && !markers.xcodeProjects.contains { $0.isInside(path.folder) }
        && !others.contains { $0.folder == path.folder && ExpoProject.isOne($0) }
    }.map { path in
      ScriptsAlone(
        path: path, framework: "react-native", platforms: nil,
        advice: "put it there to have these checked, too")
    }
  }
}
