import PropertyLists
import TextReading

/// A `config.xml` or `plugin.xml` of Cordova as far as it concerns iOS.
struct CordovaManifest {
  let path: FilePath
  let root: MarkupElement
  private let places: TextPlaces

  /// The namespaces of Cordova's manifests, and of those from before it had that name.
  private static let namespaces = [
    "www.w3.org/ns/widgets", "cordova.apache.org/ns", "apache.org/cordova/ns", "phonegap.com/ns",
  ]

  /// Reads a manifest with a root of some name; nil where it is none, or after reporting why it can't be read.
  init?(_ path: FilePath, root name: String, readBy files: InputFiles) {
    guard let bytes = files.bytes(of: path, limit: FileBytes.settingsLimit, .warning) else { return nil }
    let text = TextEncoding.utf8(bytes)
    let written = String(decoding: text, as: UTF8.self)
    guard written.contains("<" + name), Self.namespaces.contains(where: written.contains) else { return nil }
    places = TextPlaces(text, file: files.problems.relative(path))
    self.path = path
    do {
      root = try MarkupElement.root(of: AttributeText.withoutBrackets(text))
      if root.name != name { return nil }
    } catch {
      let message = "This is not a readable manifest of Cordova: \(error.reason). Mend the file."
      files.problems.report(.error, message, at: places.origin(at: error.offset))
      return nil
    }
  }

  /// Where the manifest begins.
  var origin: Site { places.origin(at: root.offset) }

  /// The elements of a name that count for iOS.
  subscript(name: String) -> [MarkupElement] {
    (root[name]
      + root["platform"].filter { $0.attributes["name"]?.lowercased() == "ios" }.flatMap { $0[name] })
  }

  /// What a plug-in's variables stand for where the app sets nothing else.
  var variables: [String: String] {
    let pairs = self["preference"].compactMap { preference in
      preference.attributes["name"].flatMap { name in preference.attributes["default"].map { (name, $0) } }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Returns what the manifest puts into the Info.plist, its variables replaced.
  func infoPlistEntries(_ variables: [String: String]) -> [String: InfoPlist.Entry] {
    let changes =
      self["config-file"].map { ($0, file: "target", key: "parent") }
      + self["edit-config"].map { ($0, file: "file", key: "target") }
    let pairs = changes.compactMap { change, file, key -> (String, PropertyListNode.Entry)? in
      guard change.attributes[file]?.hasSuffix("Info.plist") ?? false, let key = change.attributes[key],
        let value = change.children.first?.propertyListNode(replacing: variables)
      else { return nil }
      return (key, PropertyListNode.Entry(keyOffset: change.offset, value: value))
    }
    let nodes = Dictionary(pairs) { _, last in last }
    let list = PropertyListFile(
      root: PropertyListNode(content: .dictionary(nodes), offset: root.offset), places: places)
    return InfoPlistEntries.entries(of: nodes, in: list, scope: nil)
  }
}
