import Foundation
import LocationPolicy

/// The files that a scenario names, relative to its own folder.
struct ScenarioFiles {
  /// The largest file that is read, in bytes.
  static let sizeLimit = 64 * 1_048_576

  /// The folder; nil when no files are to be read.
  let folder: URL?

  /// Returns the contents of the file that a node names.
  func contents(_ node: ScenarioNode) throws(ScenarioError) -> Data {
    let path = try node.string()
    guard let folder else { throw node.error("files can't be read here") }
    let url = URL(filePath: path, relativeTo: folder)
    do {
      return try Self.contents(of: url)
    } catch {
      throw node.error("“\(path)” \(error.reason)")
    }
  }

  /// The values of the Info.plist that a node names.
  func infoPlist(_ node: ScenarioNode) throws(ScenarioError) -> InfoPlistValues {
    do {
      return try InfoPlistValues(propertyList: contents(node))
    } catch let error as InfoPlistError {
      throw node.error("this is no Info.plist: \(error.reason)")
    } catch let error as ScenarioError {
      throw error
    } catch {
      throw node.error("this is no Info.plist: \(error)")
    }
  }

  /// Why a file can't be read, in words that fit after its name.
  struct Unreadable: Error {
    let reason: String
  }

  /// Returns the contents of a file that is no device and not too large.
  static func contents(of url: URL) throws(Unreadable) -> Data {
    do {
      let path = url.resolvingSymlinksInPath().path(percentEncoded: false)
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      guard attributes[.type] as? FileAttributeType == .typeRegular else {
        throw Unreadable(reason: "is no file")
      }
      guard let size = attributes[.size] as? Int, size <= sizeLimit else {
        throw Unreadable(reason: "is larger than \(sizeLimit / 1_048_576) MB")
      }
      return try Data(contentsOf: URL(filePath: path))
    } catch let unreadable as Unreadable {
      throw unreadable
    } catch {
      throw Unreadable(reason: "can't be read: \((error as NSError).localizedDescription)")
    }
  }
}
