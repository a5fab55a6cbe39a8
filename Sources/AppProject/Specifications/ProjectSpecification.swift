import PropertyLists

/// What a specification of XcodeGen says of a project, its templates and platforms worked out.
struct ProjectSpecification {
  /// A target as it is made, one for each platform of a target with several.
  struct Target {
    let name: String
    let node: PropertyListNode
    let origin: Site
  }

  /// The file.
  let path: FilePath
  /// The project's name.
  let name: String
  /// All that the file and those that it includes state.
  let tree: PropertyListFile
  /// The targets by name.
  let targets: [Target]

  /// The folder that the paths count from.
  var folder: FilePath { path.folder }
  /// The project that is made from it.
  var project: FilePath { folder.appending(name + ".xcodeproj") }

  /// Returns a value at the top of the specification.
  subscript(key: String) -> PropertyListNode? { tree.root[key] }

  /// Reads a specification; nil where it names no project, as one that is only included doesn't.
  init?(path: FilePath, tree: PropertyListFile) {
    guard let name = tree.root["name"]?.string else { return nil }
    self.path = path
    self.name = name
    self.tree = tree
    let templates = tree.root["targetTemplates"]?.entries ?? [:]
    targets = (tree.root["targets"]?.entries ?? [:]).sorted { $0.key < $1.key }.flatMap { name, entry in
      let node = Self.target(entry.value, named: name, from: templates)
      return Self.byPlatform(node, named: name).map {
        Target(name: $0, node: $1, origin: tree.origin(at: entry.keyOffset))
      }
    }
  }

  // Templates

  private static func target(
    _ node: PropertyListNode, named name: String, from templates: [String: PropertyListNode.Entry]
  ) -> PropertyListNode {
    var names: [String] = []
    collectTemplates(of: node, from: templates, into: &names)
    guard !names.isEmpty else { return node }
    let base = names.compactMap { templates[$0]?.value }.reduce(PropertyListNode.empty(at: node.offset)) {
      $1.merged(onto: $0)
    }
    let target = node.merged(onto: base).replacing(["target_name": name])
    let attributes = (target["templateAttributes"]?.entries ?? [:]).compactMapValues(\.value.settingText)
    return target.replacing(attributes)
  }

  /// Gathers the templates of a target, those of a template before it, each once.
  private static func collectTemplates(
    of node: PropertyListNode, from templates: [String: PropertyListNode.Entry], into names: inout [String]
  ) {
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
  }

  // Platforms

  /// Returns the targets that one with a list of platforms stands for, by their names.
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
  /// A dictionary without entries.
  fileprivate static func empty(at offset: Int) -> PropertyListNode {
    PropertyListNode(content: .dictionary([:]), offset: offset)
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
