import AgentServer
import LocationPolicy
import Phrases

/// The app of a question: one with a given Info.plist, or one that declares everything.
struct AskedApp {
  let app: ExploredApp

  /// Creates the app from the keys of an Info.plist, or from the path of one or of a project.
  init(
    infoPlist: DecodableTable?, path: String?, target: String?, in surroundings: ToolSurroundings
  ) throws(ToolFailure) {
    if infoPlist != nil, path != nil { throw ToolFailure("Give either infoPlist or path.") }
    if let infoPlist {
      guard case .object(let values) = infoPlist.value else {
        throw ToolFailure("infoPlist must be an object with the keys of an Info.plist.")
      }
      app = ExploredApp(name: "the Info.plist that was given", values: InfoPlistValues(values))
      return
    }
    guard let path else {
      app = .complete
      return
    }
    let allowed = try surroundings.folders.path(path)
    do throws(CommandFailure) {
      app =
        try allowed.hasSuffix(".plist")
        ? ExploredApp(infoPlist: allowed) : ExploredApp(project: allowed, target: target)
    } catch {
      throw ToolFailure(error)
    }
  }
}
