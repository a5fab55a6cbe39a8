import AppProject
import LocationEvidence
import LocationPolicy
import TextReading
import YAML

/// What is unusual about the project of an example: a list in YAML, which Markdown shows as one.
struct RuleExampleSettings {
  /// A word that begins an item of the list.
  private enum Word: String, CaseIterable {
    case remedy, kind, settings, entitlements, translations
    case deploymentTarget = "iOS"
    case infoPlist = "Info.plist"
    case unseenDependencies = "links unread"
    case unusedInfoPlists = "no target uses"
    case firstScreens = "first screens"
    case permissionHandlerMacros = "permission_handler with"
  }

  /// The Info.plist entries that need no value in the list.
  private static let usual: [RuleExample.Entry] = [
    .whenInUse, .alwaysAndWhenInUse, .legacyAlways, .locationMode,
  ]

  private var values: [Word: YAMLNode] = [:]

  /// Reads a list.
  init(_ list: String) throws(ReadingError) {
    guard !list.isEmpty else { return }
    for item in try Self.items(try YAMLParser.parse(Array(list.utf8))) {
      let name: String
      let value: YAMLNode?
      switch item.content {
      case .scalar(let text, _): (name, value) = (text, nil)
      case .mapping, .sequence: (name, value) = try Self.pair(item)
      }
      guard let word = Word(rawValue: name) else {
        let known = Word.allCases.map(\.rawValue).joined(separator: ", ")
        throw ReadingError("“\(name)” is unknown; the words are: \(known).", at: item.offset)
      }
      guard (value == nil) == (word == .remedy) else {
        let form = word == .remedy ? "- remedy" : "- \(name): value"
        throw ReadingError("Write “\(form)” here.", at: item.offset)
      }
      guard values.updateValue(value ?? item, forKey: word) == nil else {
        throw ReadingError("“\(name)” stands here a second time; join the two.", at: item.offset)
      }
    }
  }

  /// Returns the example.
  func example(_ title: String, files: [RuleExample.File]) throws(ReadingError) -> RuleExample {
    RuleExample(
      title, isRemedy: values[.remedy] != nil, kind: try kind, iOS: try deploymentTarget,
      infoPlist: try Self.entries(values[.infoPlist]),
      settings: try Self.dictionary(values[.settings]) { node throws(ReadingError) in try Self.text(node) },
      entitlements: try Self.dictionary(values[.entitlements]) { node throws(ReadingError) in
        try JSONValue(node)
      },
      localizations: try Self.dictionary(values[.translations]) { node throws(ReadingError) in
        try Self.entries(node)
      },
      unseenDependencies: try Self.texts(values[.unseenDependencies]),
      unusedInfoPlists: try Self.texts(values[.unusedInfoPlists]),
      firstScreens: try Self.texts(values[.firstScreens]),
      permissionHandlerMacros: try permissionHandlerMacros, files: files)
  }

  private var kind: ProductKind {
    get throws(ReadingError) {
      guard let node = values[.kind] else { return .app }
      let name = try Self.text(node)
      if let kind = ProductKind(rawValue: name) { return kind }
      let known = ProductKind.allCases.map(\.rawValue).joined(separator: ", ")
      throw ReadingError("The kind “\(name)” is unknown; the kinds are: \(known).", at: node.offset)
    }
  }

  private var deploymentTarget: SystemVersion {
    get throws(ReadingError) {
      guard let node = values[.deploymentTarget] else { return SystemVersion(15) }
      if let version = SystemVersion(try Self.text(node)) { return version }
      throw ReadingError("Write a version of iOS here, such as 13 or 13.4.", at: node.offset)
    }
  }

  private var permissionHandlerMacros: Set<String>? {
    get throws(ReadingError) {
      guard let node = values[.permissionHandlerMacros] else { return nil }
      let macros = try Self.texts(node)
      return macros == ["no macro"] ? [] : Set(macros)
    }
  }

  // MARK: - Values

  private static func items(_ node: YAMLNode) throws(ReadingError) -> [YAMLNode] {
    guard case .sequence(let items) = node.content else {
      throw ReadingError("Write a list here, each item after “- ”.", at: node.offset)
    }
    return items
  }

  private static func text(_ node: YAMLNode) throws(ReadingError) -> String {
    guard case .scalar(let text, _) = node.content else {
      throw ReadingError("Write a single word or text here.", at: node.offset)
    }
    return text
  }

  private static func texts(_ node: YAMLNode?) throws(ReadingError) -> [String] {
    guard let node else { return [] }
    guard case .sequence(let items) = node.content else { return [try text(node)] }
    return try items.map { item throws(ReadingError) in try text(item) }
  }

  private static func pair(_ node: YAMLNode) throws(ReadingError) -> (key: String, value: YAMLNode) {
    guard case .mapping(let pairs) = node.content, pairs.count == 1, let pair = pairs.first else {
      throw ReadingError("Write one name and its value here, like “- name: value”.", at: node.offset)
    }
    return (pair.key, pair.value)
  }

  private static func dictionary<Value>(
    _ node: YAMLNode?, _ read: (YAMLNode) throws(ReadingError) -> Value
  ) throws(ReadingError) -> [String: Value] {
    guard let node else { return [:] }
    var values: [String: Value] = [:]
    for item in try items(node) {
      let pair = try pair(item)
      guard values.updateValue(try read(pair.value), forKey: pair.key) == nil else {
        throw ReadingError("“\(pair.key)” stands here a second time; remove one.", at: item.offset)
      }
    }
    return values
  }

  /// Returns the entries of a list of keys with their values, or a single key with its usual value.
  private static func entries(_ node: YAMLNode?) throws(ReadingError) -> [RuleExample.Entry] {
    guard let node else { return [] }
    guard case .sequence(let items) = node.content else { return [try usualEntry(node)] }
    return try items.map { item throws(ReadingError) in
      if case .scalar = item.content { return try usualEntry(item) }
      let pair = try pair(item)
      return RuleExample.Entry(key: pair.key, value: try JSONValue(pair.value))
    }
  }

  private static func usualEntry(_ node: YAMLNode) throws(ReadingError) -> RuleExample.Entry {
    let key = try text(node)
    guard let entry = usual.first(where: { $0.key == key.filter { $0 != RuleExample.marker } }) else {
      throw ReadingError("“\(key)” has no usual value; write “\(key): value”.", at: node.offset)
    }
    return RuleExample.Entry(key: key, value: entry.value)
  }
}

extension JSONValue {
  /// Converts a value of YAML; text is a number or Boolean only without quotes.
  fileprivate init(_ node: YAMLNode) throws(ReadingError) {
    switch node.content {
    case .scalar(let text, isPlain: false): self = .string(text)
    case .scalar("true", _): self = true
    case .scalar("false", _): self = false
    case .scalar("null", _): self = nil
    case .scalar("", _):
      throw ReadingError("A value is missing here; an empty text is “\"\"”.", at: node.offset)
    case .scalar(let text, _):
      self = Int(text).map { .integer($0) } ?? Double(text).map { .number($0) } ?? .string(text)
    case .sequence(let values):
      self = .array(try values.map { value throws(ReadingError) in try JSONValue(value) })
    case .mapping(let pairs):
      var values: [String: JSONValue] = [:]
      for pair in pairs { values[pair.key] = try JSONValue(pair.value) }
      self = .object(values)
    }
  }
}
