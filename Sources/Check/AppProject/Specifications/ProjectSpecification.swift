import PropertyLists

/// An XcodeGen specification with its templates and platforms expanded.
struct ProjectSpecification {
  /// A generated target; a target with several platforms becomes several.
  struct Target {
    let name: String
    let node: PropertyListNode
    let origin: Site
  }

  /// The maximum number of values in all targets.
  private static let largest = 1_000_000

  /// The path of the specification.
  let path: FilePath
  /// The project's name.
  let name: String
  /// The merged contents of the file and its includes.
  let tree: PropertyListFile
  /// The targets, sorted by name.
  let targets: [Target]
  /// The names of included files that could not be read, so that targets may be incomplete.
  let unread: [String]
  /// Whether targets were omitted because the specification is too large.
  let isCut: Bool

  /// The folder to which its paths are relative.
  var folder: FilePath { path.folder }
  /// The path of the generated project.
  var project: FilePath { folder.appending(name + ".xcodeproj") }

  /// Returns a top-level value of the specification.
  subscript(key: String) -> PropertyListNode? { tree.root[key] }

  /// Creates a specification; nil if it has no project name, as a file that is only included.
  init?(path: FilePath, tree: PropertyListFile, unread: [String]) {
    guard let name = tree.root["name"]?.string else { return nil }
    self.path = path
    self.name = name
    self.tree = tree
    self.unread = unread
    let templates = tree.root["targetTemplates"]?.entries ?? [:]
    let sizes = templates.mapValues(\.value.size)
    var targets: [Target] = []
    // Each target has a copy of its templates, and each platform one of the target.
    var left = Self.largest
    for (name, entry) in (tree.root["targets"]?.entries ?? [:]).sorted(by: { $0.key < $1.key }) {
      let names = Self.templates(of: entry.value, from: templates)
      left -= names.reduce(entry.value.size) { $0 + (sizes[$1] ?? 0) }
      guard left > 0 else { break }
      let node = Self.target(entry.value, named: name, from: names.compactMap { templates[$0]?.value })
      left -= node.size * (node["platform"]?.elements.count ?? 0)
      guard left > 0 else { break }
      targets += Self.byPlatform(node, named: name).map {
        Target(name: $0, node: $1, origin: tree.origin(at: entry.keyOffset))
      }
    }
    self.targets = targets
    isCut = left <= 0
  }

  // MARK: - Templates

  private static func target(
    _ node: PropertyListNode, named name: String, from templates: [PropertyListNode]
  ) -> PropertyListNode {
    guard let first = templates.first else { return node }
    let base = templates.dropFirst().reduce(first) { $1.merged(onto: $0) }
    let target = node.merged(onto: base).replacing(["target_name": name])
    let attributes = (target["templateAttributes"]?.entries ?? [:]).compactMapValues(\.value.settingText)
    return target.replacing(attributes)
  }

  /// Returns the names of a target's templates, each after its own templates and only once.
  private static func templates(of node: PropertyListNode, from templates: [String: PropertyListNode.Entry])
    -> [String]
  {
    var names: [String] = []
    var pending = node["templates"]?.texts.reversed().map { ($0, isEntered: false) } ?? []
    var seen: Set<String> = []
    while let (name, isEntered) = pending.popLast() {
      guard let template = templates[name]?.value else { continue }
      if isEntered {
        names.append(name)
      } else if seen.insert(name).inserted {
        pending.append((name, true))
        pending += template["templates"]?.texts.reversed().map { ($0, false) } ?? []
      }
    }
    return names
  }

  // MARK: - Platforms

  /// Returns the targets for each platform in a target's list, with their names.
  private static func byPlatform(_ node: PropertyListNode, named name: String) -> [(String, PropertyListNode)]
  {
    guard case .array(let platforms)? = node["platform"]?.content else { return [(name, node)] }
    return platforms.compactMap(\.string).map { platform in
      let prefix = node["platformPrefix"]?.string ?? ""
      let suffix = node["platformSuffix"]?.string ?? "_" + platform
      let own = PropertyListNode(
        content: .dictionary([
          "platform": PropertyListNode.Entry(
            keyOffset: node.offset,
            value: PropertyListNode(content: .string(platform), offset: node.offset))
        ]), offset: node.offset)
      return (prefix + name + suffix, own.merged(onto: node.replacing(["platform": platform])))
    }
  }
}

extension PropertyListNode {
  /// The number of values, including itself.
  fileprivate var size: Int {
    switch content {
    case .array(let elements): elements.reduce(1) { $0 + $1.size }
    case .dictionary(let entries): entries.values.reduce(1) { $0 + $1.value.size }
    case .string, .boolean, .integer, .real, .date, .data: 1
    }
  }

  /// Returns the value with "${name}" replaced in keys and texts.
  fileprivate func replacing(_ variables: [String: String]) -> PropertyListNode {
    func replaced(_ text: String) -> String {
      guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
      return variables.sorted { $0.key < $1.key }.reduce(text) {
        $0.replacing("${\($1.key)}", with: $1.value)
      }
    }
    let content: Content =
      switch content {
      case .string(let text): .string(replaced(text))
      case .array(let elements): .array(elements.map { $0.replacing(variables) })
      case .dictionary(let entries):
        .dictionary(
          Dictionary(
            entries.map { key, entry in
              (replaced(key), Entry(keyOffset: entry.keyOffset, value: entry.value.replacing(variables)))
            }
          ) { first, _ in first })
      case .boolean, .integer, .real, .date, .data: content
      }
    return PropertyListNode(content: content, offset: offset)
  }
}
