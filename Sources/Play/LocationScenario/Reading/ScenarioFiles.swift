import LeanFoundation
import LocationPolicy
import LocationSimulation

/// The files that a scenario names, relative to its folder.
struct ScenarioFiles: Sendable {
  /// The folder; nil if no files may be read.
  let folder: URL?
  /// Returns whether a file there may be read, given its path.
  let allows: @Sendable (String) -> Bool

  /// Returns the contents of the file that a node names.
  func contents(_ node: ScenarioNode) throws(ScenarioError) -> Data {
    let path = try node.string()
    guard let folder else { throw node.error("files can't be read here") }
    let url = URL(filePath: path, relativeTo: folder)
    guard allows(url.path(percentEncoded: false)) else { throw node.error("“\(path)” may not be read") }
    do {
      return try RegularFile.contents(of: url)
    } catch {
      throw node.error("“\(path)” \(error.reason)")
    }
  }

  /// Returns the values of the Info.plist that a node names.
  func infoPlist(_ node: ScenarioNode) throws(ScenarioError) -> InfoPlistValues {
    do {
      return try InfoPlistValues(propertyList: contents(node))
    } catch let error as InfoPlistError {
      throw node.error("this is not an Info.plist: \(error.reason)")
    } catch let error as ScenarioError {
      throw error
    } catch {
      throw node.error("this is not an Info.plist: \(error)")
    }
  }
}
