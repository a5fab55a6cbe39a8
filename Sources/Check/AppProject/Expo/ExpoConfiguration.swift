import PropertyLists
import TextReading
import YAML

/// What an `app.json` says under "expo".
struct ExpoConfiguration {
  /// A plug-in that the configuration names, with its options.
  struct PlugIn {
    let name: String
    let options: PropertyListNode?
    /// Where it is named.
    let offset: Int
  }

  /// The values that JSON gives, with their places.
  let root: PropertyListNode
  /// What turns offsets into places.
  let file: PropertyListFile

  /// Reads a configuration; nil where it is none of Expo, or after reporting why it can't be read.
  init?(_ path: FilePath, readBy files: InputFiles) {
    guard FileBytes.isFile(path),
      let bytes = files.bytes(of: path, limit: FileBytes.settingsLimit, .warning)
    else { return nil }
    let text = TextEncoding.utf8(bytes)
    // Other tools have files of that name, and they are none of our business.
    guard text.firstRange(of: Array("\"expo\"".utf8)) != nil else { return nil }
    let places = TextPlaces(text, file: files.problems.relative(path))
    do {
      // JSON is YAML, which knows the places of its values.
      file = PropertyListFile(root: PropertyListNode(try YAMLParser.parse(text), from: 0), places: places)
    } catch {
      let message = "This is not a readable app.json: \(error.reason). Mend the file."
      files.problems.report(.error, message, at: places.origin(at: error.offset))
      return nil
    }
    guard let root = file.root["expo"], !root.entries.isEmpty else { return nil }
    self.root = root
  }

  /// The plug-ins, in their order: a name, or a list of a name and options.
  var plugIns: [PlugIn] {
    (root["plugins"]?.elements ?? []).compactMap { node in
      guard let name = node.string ?? node.elements.first?.string else { return nil }
      return PlugIn(name: name, options: node.elements.dropFirst().first, offset: node.offset)
    }
  }

  /// What the app itself puts into the Info.plist.
  var infoPlist: [String: PropertyListNode.Entry] { root["ios"]?["infoPlist"]?.entries ?? [:] }
}
