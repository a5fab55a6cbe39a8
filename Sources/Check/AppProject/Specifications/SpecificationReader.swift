import PropertyLists
import TextReading
import YAML

/// Reads an XcodeGen specification and its includes into one tree.
final class SpecificationReader {
  private static let deepest = 16
  /// The maximum size of a specification with its includes, in bytes.
  private static let longest = 2 * FileBytes.settingsLimit

  private let path: FilePath
  private let text: [UInt8]
  private let files: InputFiles
  private var places: TextPlaces
  /// The files that were included.
  private(set) var included: Set<FilePath> = []
  /// The names of includes that could not be read.
  private(set) var unread: [String] = []

  /// Creates a reader for a top-level specification.
  init(_ path: FilePath, _ bytes: [UInt8], readBy files: InputFiles) {
    self.path = path
    text = TextEncoding.utf8(bytes)
    self.files = files
    places = TextPlaces(text, file: files.problems.relative(path))
  }

  /// Returns the tree; nil after reporting why the specification can't be read.
  func tree() -> PropertyListFile? {
    node(of: text, at: path, from: 0, within: []).map { PropertyListFile(root: $0, places: places) }
  }

  /// Reads the text of one file, and merges its includes below it.
  private func node(of text: [UInt8], at path: FilePath, from start: Int, within stack: [FilePath])
    -> PropertyListNode?
  {
    do {
      let own = SpecificationPaths.resolved(
        PropertyListNode(try YAMLParser.parse(text), from: start), below: prefix(of: path))
      let includes = own["include"].map { $0.elements.isEmpty ? [$0] : $0.elements } ?? []
      let base = includes.reduce(nil as PropertyListNode?) { merged, include in
        guard let node = node(of: include, within: stack + [path]) else { return merged }
        return merged.map { node.merged(onto: $0) } ?? node
      }
      return base.map(own.merged(onto:)) ?? own
    } catch {
      files.problems.report(
        .error, "This is not readable YAML: \(error.reason).", at: places.origin(at: start + error.offset))
      return nil
    }
  }

  /// Returns the folder to which the paths in a file are relative, as seen from the top-level
  /// specification; empty for its own.
  private func prefix(of path: FilePath) -> String {
    path.folder == self.path.folder ? "" : path.folder.relative(to: self.path.folder)
  }

  /// Reads the includes of the last file on a stack of files.
  private func node(of include: PropertyListNode, within stack: [FilePath]) -> PropertyListNode? {
    guard let name = include.string ?? include["path"]?.string, include["enable"]?.isTrue ?? true,
      let includer = stack.last
    else { return nil }
    let isRelative = include["relativePaths"]?.isTrue ?? true
    let path = (isRelative ? includer : self.path).folder.appending(name)
    // A file that several others include is merged once.
    guard !included.contains(path) else { return nil }
    guard FileBytes.isFile(path) else {
      let message =
        "This specification includes \(name), which is not there; what it says is unknown. Generate or restore it."
      files.problems.report(.warning, message, at: places.origin(at: include.offset))
      unread.append(name)
      return nil
    }
    guard stack.count < Self.deepest, places.end < Self.longest, !stack.contains(path) else {
      files.problems.report(
        .warning, "Includes lead back to themselves or never end here; this one was left out.",
        at: places.origin(at: include.offset))
      return nil
    }
    included.insert(path)
    let found = files.bytes(of: path, limit: FileBytes.settingsLimit, .error).flatMap { bytes in
      let text = TextEncoding.utf8(bytes)
      let start = places.end
      places.append(text, file: files.problems.relative(path))
      return node(of: text, at: path, from: start, within: stack)
    }
    if found == nil { unread.append(name) }
    return found
  }
}

extension PropertyListNode {
  /// Returns the value merged over another, as XcodeGen merges a specification over its includes.
  ///
  /// Dictionaries are merged and arrays concatenated; a key that ends in ":REPLACE" replaces the
  /// other's value.
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

/// Makes the paths in an included specification relative to the folder of the including one.
private enum SpecificationPaths {
  /// Returns a specification with a prefix for its paths.
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
