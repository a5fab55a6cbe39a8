import PropertyLists
import TextReading
import YAML

/// The value of "expo" in an `app.json`.
struct ExpoConfiguration {
  /// A plug-in in the configuration, with its options.
  struct PlugIn {
    let name: String
    let options: PropertyListNode?
    /// The offset of its name.
    let offset: Int
  }

  /// The values of the JSON file, with their offsets.
  let root: PropertyListNode
  /// The file, which converts offsets to places.
  let file: PropertyListFile

  /// Reads a configuration; nil if it isn't one of Expo, or if it can't be read, which is reported.
  init?(_ path: FilePath, readBy files: InputFiles) {
    guard FileBytes.isFile(path),
      let bytes = files.bytes(of: path, limit: FileBytes.settingsLimit, .warning)
    else { return nil }
    let text = TextEncoding.utf8(bytes)
    // Other tools also use files with this name.
    guard text.firstRange(of: Array("\"expo\"".utf8)) != nil else { return nil }
    let places = TextPlaces(text, file: files.problems.relative(path))
    do {
      // JSON is also YAML, whose parser returns the offsets of values.
      file = PropertyListFile(root: PropertyListNode(try YAMLParser.parse(text), from: 0), places: places)
    } catch {
      let message = "This is not a readable app.json: \(error.reason). Mend the file."
      files.problems.report(.error, message, at: places.origin(at: error.offset))
      return nil
    }
    guard let root = file.root["expo"], !root.entries.isEmpty else { return nil }
    self.root = root
  }

  /// Creates the configuration of an app whose script alone has one, so that no value is known; nil if it can't be read.
  init?(unknownBy script: FilePath, readBy files: InputFiles) {
    guard let bytes = files.bytes(of: script, limit: FileBytes.settingsLimit, .warning) else { return nil }
    root = PropertyListNode(content: .dictionary([:]), offset: 0)
    let places = TextPlaces(TextEncoding.utf8(bytes), file: files.problems.relative(script))
    file = PropertyListFile(root: root, places: places)
  }

  /// The plug-ins in order; each is written as a name, or as an array of a name and options.
  var plugIns: [PlugIn] {
    (root["plugins"]?.elements ?? []).compactMap { node in
      guard let name = node.string ?? node.elements.first?.string else { return nil }
      return PlugIn(name: name, options: node.elements.dropFirst().first, offset: node.offset)
    }
  }

  /// The entries that the app itself adds to the Info.plist.
  var infoPlist: [String: PropertyListNode.Entry] { root["ios"]?["infoPlist"]?.entries ?? [:] }
}
