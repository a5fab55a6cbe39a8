import AppProject
import AuditReports
import LocationAudit
import LocationEvidence
import TextReading
import Translations
import YAML

/// Parses a configuration, and reports all errors with their locations and remedies.
struct ConfigurationParser {
  /// An error in the configuration.
  struct Flaw: Equatable {
    /// The offset of the error, in bytes.
    let offset: Int
    /// A message that says what is wrong and what to do.
    let message: String
  }

  /// The keys at the top level.
  private enum Key: String, CaseIterable {
    case rules, exclude, baseline, ios, language
    case includeDependencies = "include-dependencies"
    case rulesURL = "rules-url"
  }

  /// The parsed configuration, which is valid only if there are no errors.
  private(set) var configuration: CheckConfiguration
  /// All errors, in order.
  private(set) var flaws: [Flaw] = []

  /// Parses a text, whose paths are relative to a folder.
  init(_ bytes: [UInt8], from folder: FilePath) {
    configuration = CheckConfiguration(from: folder)
    do throws(ReadingError) {
      readTop(try YAMLParser.parse(bytes))
    } catch {
      note("this is not readable YAML: \(error.reason)", at: error.offset)
    }
  }

  private mutating func note(_ message: String, at offset: Int) {
    flaws.append(Flaw(offset: offset, message: message))
  }

  private mutating func readTop(_ node: YAMLNode) {
    if case .scalar("", isPlain: true) = node.content { return }
    let names = Key.allCases.map(\.rawValue)
    for pair in pairs(of: node, wanting: "keys with values, such as \"ios: 15\"") {
      guard let key = Key(rawValue: pair.key) else {
        note(unknown(pair.key, "key", among: names), at: pair.offset)
        continue
      }
      read(pair.value, of: key)
    }
  }

  private mutating func read(_ node: YAMLNode, of key: Key) {
    switch key {
    case .rules: readRules(node)
    case .exclude: readExcluded(node)
    case .baseline:
      if let name = path(node, wanting: "the path of a baseline") {
        configuration.baseline = configuration.folder.appending(name)
      }
    case .includeDependencies:
      switch text(node, wanting: "true or false") {
      case "true"?: configuration.includesDependencies = true
      case "false"?, nil: break
      case let other?: note("\"\(other)\" is neither true nor false", at: node.offset)
      }
    case .language:
      let known = Language.allCases.map(\.rawValue).joined(separator: " or ")
      guard let name = text(node, wanting: "a language: \(known)") else { return }
      if let language = Language(named: name) {
        configuration.language = language
      } else {
        note("no report is written in \"\(name)\"; use \(known)", at: node.offset)
      }
    case .rulesURL:
      let wanted = "a web address, such as https://example.com/Documentation/Rules/{rule}.html"
      guard let address = text(node, wanting: wanted) else { return }
      configuration.rulesAddress = RulesAddress(address)
      if configuration.rulesAddress == nil { note("expected \(wanted)", at: node.offset) }
    case .ios:
      guard let name = text(node, wanting: "an iOS version such as 14 or 13.2") else { return }
      if let release = ReleaseArgument(argument: name) {
        configuration.release = release.release
      } else {
        let known = ReleaseArgument.allValueStrings.joined(separator: ", ")
        note("no release is called \"\(name)\"; use one of \(known)", at: node.offset)
      }
    }
  }

  private mutating func readRules(_ node: YAMLNode) {
    let known = RuleCatalog.all.map(\.id.rawValue)
    for pair in pairs(of: node, wanting: "rules with a level, such as \"automatic-pause: off\"") {
      guard known.contains(pair.key) else {
        note(unknown(pair.key, "rule", among: known), at: pair.offset)
        continue
      }
      let levels = CheckConfiguration.Level.names
      let wanted = "one of \(levels.joined(separator: ", "))"
      guard let name = text(pair.value, wanting: wanted) else { continue }
      if let level = CheckConfiguration.Level(named: name) {
        configuration.levels[RuleID(rawValue: pair.key)] = level
      } else {
        note("\"\(name)\" is not a level of a rule; use \(wanted)", at: pair.value.offset)
      }
    }
  }

  private mutating func readExcluded(_ node: YAMLNode) {
    var nodes = [node]
    if case .sequence(let elements) = node.content { nodes = elements }
    for node in nodes {
      guard let name = path(node, wanting: "a path or a list of paths") else { continue }
      if let pattern = ExcludedPath(name) {
        configuration.excluded.append(pattern)
      } else {
        note(
          "\"\(name)\" leads out of the folder of this file; name a path below it, such as \"Legacy\" or \"**/Generated\"",
          at: node.offset)
      }
    }
  }

  /// Returns the pairs of a mapping, whose keys the YAML parser has checked to be unique.
  private mutating func pairs(of node: YAMLNode, wanting wanted: String) -> [YAMLNode.Pair] {
    if case .mapping(let pairs) = node.content { return pairs }
    note("expected \(wanted)", at: node.offset)
    return []
  }

  /// Returns the text of a value; otherwise records an error and returns nil.
  private mutating func text(_ node: YAMLNode, wanting wanted: String) -> String? {
    if case .scalar(let text, _) = node.content, !text.isEmpty { return text }
    note("expected \(wanted)", at: node.offset)
    return nil
  }

  /// Returns the path of a value; an unquoted number or Boolean is an error.
  private mutating func path(_ node: YAMLNode, wanting wanted: String) -> String? {
    guard case .scalar(let text, isPlain: true) = node.content, YAMLNode.isNumberOrTruth(text) else {
      return text(node, wanting: wanted)
    }
    note("\(text) is not a path; expected \(wanted), in quotes if that is its name", at: node.offset)
    return nil
  }

  private func unknown(_ name: String, _ noun: String, among known: [String]) -> String {
    let nearest = EditDistance.nearest(to: name, among: known)
    let advice =
      nearest.map { "did you mean \"\($0)\"?" }
      ?? (noun == "rule" ? "reports name the rules" : "the keys are \(known.joined(separator: ", "))")
    return "there is no \(noun) \"\(name)\"; \(advice)"
  }
}

extension YAMLNode {
  /// Returns whether YAML reads an unquoted text as a number, a Boolean or null.
  fileprivate static func isNumberOrTruth(_ text: String) -> Bool {
    ["true", "false", "null", "~"].contains(text.lowercased()) || Double(text) != nil
  }
}
