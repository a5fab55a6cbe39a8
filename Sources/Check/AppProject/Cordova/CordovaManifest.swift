import PropertyLists
import TextReading

/// A `config.xml` or `plugin.xml` of Cordova, as far as it concerns iOS.
struct CordovaManifest {
  let path: FilePath
  let root: MarkupElement
  private let places: TextPlaces

  /// The XML namespaces of Cordova's manifests, including older ones.
  private static let namespaces = [
    "www.w3.org/ns/widgets", "cordova.apache.org/ns", "apache.org/cordova/ns", "phonegap.com/ns",
  ]

  /// Reads a manifest whose root has a given name; nil if it is something else, or if it can't be
  /// read, which is reported.
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

  /// The place of the root element.
  var origin: Site { origin(of: root) }

  /// Returns the place of an element.
  func origin(of element: MarkupElement) -> Site { places.origin(at: element.offset) }

  /// Returns the elements with a name that apply to iOS.
  subscript(name: String) -> [MarkupElement] {
    (root[name]
      + root["platform"].filter { $0.attributes["name"]?.lowercased() == "ios" }.flatMap { $0[name] })
  }

  /// The default values of a plug-in's variables.
  var variables: [String: String] {
    let pairs = self["preference"].compactMap { preference in
      preference.attributes["name"].flatMap { name in preference.attributes["default"].map { (name, $0) } }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Returns the entries that the manifest adds to the Info.plist, with variables replaced.
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
