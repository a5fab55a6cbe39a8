import PropertyLists
import TextReading
import YAML

/// Reads a specification of a project, as XcodeGen takes it, with all that it includes, into one tree.
final class SpecificationReader {
  private static let deepest = 16
  private static let mostFiles = 200

  /// Where an included file lies, and which folder its paths count from.
  private struct Place {
    /// The folder that the path of the file counts from.
    let base: FilePath
    /// The folder that the paths in the file count from, as the first specification sees it.
    let prefix: String
  }

  private let files: InputFiles
  private var places: TextPlaces?
  /// The files that were included.
  private(set) var included: Set<FilePath> = []

  init(_ files: InputFiles) { self.files = files }

  /// Returns the tree of a specification, or nil after reporting why it can't be read.
  func tree(of path: FilePath) -> PropertyListFile? {
    guard let root = node(of: path, at: Place(base: path.folder, prefix: ""), within: []), let places else {
      return nil
    }
    return PropertyListFile(root: root, places: places)
  }

  /// Reads one file, what it includes merged below it.
  private func node(of path: FilePath, at place: Place, within stack: [FilePath]) -> PropertyListNode? {
    guard let bytes = files.bytes(of: path, limit: FileBytes.settingsLimit, .error) else { return nil }
    let text = TextEncoding.utf8(bytes)
    let start = places?.end ?? 0
    append(text, of: path)
    do {
      let own = SpecificationPaths.resolved(
        PropertyListNode(try YAMLParser.parse(text), from: start), below: place.prefix)
      let includes = own["include"].map { $0.elements.isEmpty ? [$0] : $0.elements } ?? []
      let base = includes.reduce(nil as PropertyListNode?) { merged, include in
        guard let node = tree(included: include, by: place, within: stack + [path]) else { return merged }
        return merged.map { node.merged(onto: $0) } ?? node
      }
      return base.map(own.merged(onto:)) ?? own
    } catch {
      let message = "This is no readable YAML: \(error.reason)."
      files.problems.report(.error, message, at: origin(start + error.offset))
      return nil
    }
  }

  private func tree(included include: PropertyListNode, by place: Place, within stack: [FilePath])
    -> PropertyListNode?
  {
    guard let name = include.string ?? include["path"]?.string, include["enable"]?.isTrue ?? true else {
      return nil
    }
    let isRelative = include["relativePaths"]?.isTrue ?? true
    let folder = isRelative && !place.prefix.isEmpty ? place.base.appending(place.prefix) : place.base
    let path = folder.appending(name)
    // A file that two others include is merged once.
    guard !included.contains(path) else { return nil }
    guard FileBytes.isFile(path) else {
      let message =
        "This specification includes \(name), which is not there; what it says is unknown. Generate or restore it."
      files.problems.report(.warning, message, at: origin(include.offset))
      return nil
    }
    guard stack.count < Self.deepest, included.count < Self.mostFiles, !stack.contains(path) else {
      files.problems.report(
        .warning, "Includes lead back to themselves or never end here; this one was left out.",
        at: origin(include.offset))
      return nil
    }
    included.insert(path)
    let prefix = isRelative ? path.folder.relative(to: stack[0].folder) : ""
    return node(
      of: path, at: Place(base: stack[0].folder, prefix: prefix == "." ? "" : prefix), within: stack)
  }

  private func append(_ text: [UInt8], of path: FilePath) {
    let file = files.problems.relative(path)
    if places == nil { places = TextPlaces(text, file: file) } else { places?.append(text, file: file) }
  }

  private func origin(_ offset: Int) -> Site {
    places?.origin(at: offset) ?? Site(file: "", line: 1)
  }
}

extension PropertyListNode {
  /// Returns the value laid over another, as XcodeGen lays a specification over what it includes.
  ///
  /// Dictionaries are joined, lists put one behind the other; a key that ends in ":REPLACE" takes the other's place.
  func merged(onto base: PropertyListNode) -> PropertyListNode {
    switch (content, base.content) {
    case (.dictionary(let own), .dictionary(var entries)):
      for (key, entry) in own.sorted(by: { $0.key < $1.key }) {
        let suffix = ":REPLACE"
        if key.hasSuffix(suffix) {
          entries[String(key.dropLast(suffix.count))] = entry
        } else {
          let value = entries[key].map { entry.value.merged(onto: $0.value) } ?? entry.value
          entries[key] = Entry(keyOffset: entry.keyOffset, value: value)
        }
      }
      return PropertyListNode(content: .dictionary(entries), offset: offset)
    case (.array(let own), .array(let elements)):
      return PropertyListNode(content: .array(elements + own), offset: offset)
    default: return self
    }
  }
}

/// Makes the paths that an included specification states count from the folder of the one that includes it.
private enum SpecificationPaths {
  /// Returns a specification whose paths count from further up.
  static func resolved(_ root: PropertyListNode, below prefix: String) -> PropertyListNode {
    guard !prefix.isEmpty else { return root }
    func path(_ node: PropertyListNode) -> PropertyListNode {
      guard let text = node.string, !text.hasPrefix("/") else { return node }
      return PropertyListNode(content: .string(prefix + "/" + text), offset: node.offset)
    }
    func pathOrObject(_ node: PropertyListNode) -> PropertyListNode {
      node.string == nil ? node.changing("path", path) : path(node)
    }
    func target(_ node: PropertyListNode) -> PropertyListNode {
      node.changing("sources") { $0.elements.isEmpty ? pathOrObject($0) : $0.changingElements(pathOrObject) }
        .changing("configFiles") { $0.changingValues(path) }
        .changing("info") { $0.changing("path", path) }
        .changing("entitlements") { $0.changing("path", path) }
    }
    return root.changing("configFiles") { $0.changingValues(path) }
      .changing("targets") { $0.changingValues(target) }
      .changing("targetTemplates") { $0.changingValues(target) }
  }
}

extension PropertyListNode {
  fileprivate func changing(_ key: String, _ change: (PropertyListNode) -> PropertyListNode)
    -> PropertyListNode
  {
    guard case .dictionary(var entries) = content, let entry = entries[key] else { return self }
    entries[key] = Entry(keyOffset: entry.keyOffset, value: change(entry.value))
    return PropertyListNode(content: .dictionary(entries), offset: offset)
  }

  fileprivate func changingValues(_ change: (PropertyListNode) -> PropertyListNode) -> PropertyListNode {
    guard case .dictionary(let entries) = content else { return self }
    let changed = entries.mapValues { Entry(keyOffset: $0.keyOffset, value: change($0.value)) }
    return PropertyListNode(content: .dictionary(changed), offset: offset)
  }

  fileprivate func changingElements(_ change: (PropertyListNode) -> PropertyListNode) -> PropertyListNode {
    guard case .array(let elements) = content else { return self }
    return PropertyListNode(content: .array(elements.map(change)), offset: offset)
  }
}
