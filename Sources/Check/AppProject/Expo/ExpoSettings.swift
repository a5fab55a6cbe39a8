import LocationPolicy
import PropertyLists
import SourceFacts

/// The settings that a script computes, as far as they are known without running it.
struct ExpoSettings {
  let settings: ScriptSetting

  init(_ settings: ScriptSetting) { self.settings = settings }

  private var infoPlist: ScriptSetting { settings["ios"]["infoPlist"] }
  private var plugIns: ScriptSetting { settings["plugins"] }

  /// Whether all settings are known that decide about the Info.plist.
  var areWhole: Bool {
    settings.isClosed && settings.fields["mods"] == nil && plugIns.isClosed && knowTexts
      && plugIns.elements.allSatisfy { name(of: $0) != nil }
  }

  /// Whether the app's own texts and those that expo-location is given are known.
  var knowTexts: Bool {
    let plugIn = plugIns.elements.first { name(of: $0) == ExpoLocation.name }
    return infoPlist.isClosed
      && infoPlist.fields.allSatisfy { LocationKey(rawValue: $0) == nil || $1.value.isWhole }
      && plugIn?.isWhole ?? plugIns.isClosed
  }

  /// Returns the name of a plug-in; nil for a function.
  private func name(of plugIn: ScriptSetting) -> String? { plugIn.text ?? plugIn.elements.first?.text }
}

extension ScriptSetting {
  /// The known part of the value; nil if there is none.
  var node: PropertyListNode? {
    switch content {
    case .text(let text): PropertyListNode(content: .string(text), offset: offset)
    case .boolean(let flag): PropertyListNode(content: .boolean(flag), offset: offset)
    case .number(let text):
      Double(text).map { number in
        PropertyListNode(content: Int(text).map { .integer($0) } ?? .real(number), offset: offset)
      }
    case .list(let elements, _):
      PropertyListNode(content: .array(elements.compactMap(\.node)), offset: offset)
    case .table(let fields, _):
      PropertyListNode(
        content: .dictionary(
          fields.compactMapValues { field in
            field.value.node.map { PropertyListNode.Entry(keyOffset: field.offset, value: $0) }
          }), offset: offset)
    case .nothing, .unknown: nil
    }
  }

  /// Creates the value that a JSON file contains.
  init(_ node: PropertyListNode) {
    let content: Content =
      switch node.content {
      case .string(let text): .text(text)
      case .boolean(let flag): .boolean(flag)
      case .integer(let number): .number(String(number))
      case .real(let number): .number(String(number))
      case .array(let elements): .list(elements.map { ScriptSetting($0) }, isWhole: true)
      case .dictionary(let entries):
        .table(
          entries.mapValues { Field(offset: $0.keyOffset, value: ScriptSetting($0.value)) }, isWhole: true)
      case .date, .data: .nothing
      }
    self.init(content, at: node.offset)
  }
}
