import AppProject
import Foundation
import LocationPolicy

/// Converts an inventory to text, so that a test can compare all of it.
enum InventoryText {
  /// Returns the targets with their settings, then unused Info.plists, then the problems.
  static func text(_ inventory: ProjectInventory) -> String {
    let unused = inventory.unusedInfoPlists.map { "unused \($0)" }
    let problems = inventory.problems.map { "\($0.severity) \(place($0.origin)) \($0.message)" }
    return (inventory.targets.map(text) + unused + problems).joined(separator: "\n")
  }

  /// Returns a target with its configurations, sources and languages.
  static func text(_ target: AppTarget) -> String {
    let dependencies =
      target.dependencies.isEmpty ? "" : " needs " + target.dependencies.joined(separator: ", ")
    let head = "\(target.kind) \(target.name) in \(target.container)\(dependencies)"
    let sources = target.sources.map { "  source \($0.path)" }
    return ([head] + target.configurations.map(text) + sources + target.localizations.map(text)).joined(
      separator: "\n")
  }

  /// Returns a value as a short literal.
  static func text(_ value: JSONValue) -> String {
    switch value {
    case .string(let text): "\"\(text)\""
    case .boolean(let flag): flag ? "true" : "false"
    case .integer(let number): "\(number)"
    case .number(let number): "real \(number)"
    case .null: "null"
    case .array(let elements): "[" + elements.map(text).joined(separator: ", ") + "]"
    case .object(let entries):
      "{" + entries.sorted { $0.key < $1.key }.map { "\($0.key): \(text($0.value))" }.joined(separator: ", ")
        + "}"
    }
  }

  private static func text(_ configuration: BuildConfiguration) -> String {
    let version = configuration.deploymentTarget.map { "iOS \($0)" } ?? "no version"
    let head = "  \(configuration.name) \(version) plist \(configuration.infoPlist?.path ?? "none")"
    let entries = (configuration.infoPlist?.entries ?? [:]).sorted { $0.key < $1.key }.map { key, entry in
      let undefined = entry.undefinedSettings.isEmpty ? "" : " undefined \(entry.undefinedSettings)"
      return "    \(key) = \(text(entry.value)) \(place(entry.origin))\(undefined)"
    }
    let rights = configuration.entitlements.sorted { $0.key < $1.key }.map {
      "    right \($0.key) = \(text($0.value))"
    }
    return ([head] + entries + rights).joined(separator: "\n")
  }

  private static func text(_ localization: Localization) -> String {
    let entries = localization.entries.sorted { $0.key < $1.key }.map { key, entry in
      "\n    \(key) = \"\(entry.text)\" \(place(entry.origin))"
    }
    return "  language \(localization.language)" + entries.joined()
  }

  private static func place(_ origin: Site) -> String { "\(origin.file):\(origin.line):\(origin.column)" }
}
