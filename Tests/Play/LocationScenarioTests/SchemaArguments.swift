import Foundation
import Testing

@testable import LocationScenario

/// The arguments of calls in Documentation/Scenario.schema.json whose shape the reader declares.
struct SchemaArguments {
  private static let list = "    \"callWithArgument\": {"

  /// Returns a schema with the present shapes; a call that it lacks comes last.
  static func renewed(_ text: String, _ words: [CallWord]) throws -> String {
    var lines = text.components(separatedBy: "\n")
    let list = try #require(lines.firstIndex(of: Self.list), "no list of calls")
    for word in words {
      guard let shape = word.shape else { continue }
      let end = try #require(lines[list...].firstIndex(of: "      }"), "the list has no end")
      var argument = Self.lines(of: shape)
      argument[0] = "\"\(word.name)\": " + argument[0]
      argument = argument.map { String(repeating: " ", count: 8) + $0 }
      if let first = lines[list..<end].firstIndex(where: { $0.hasPrefix("        \"\(word.name)\": ") }) {
        let last = try #require(lines[first..<end].firstIndex { $0.hasPrefix("        }") })
        argument[argument.count - 1] += lines[last].hasSuffix(",") ? "," : ""
        lines.replaceSubrange(first...last, with: argument)
      } else {
        lines[end - 1] += ","
        lines.insert(contentsOf: argument, at: end)
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func lines(of shape: ArgumentShape) -> [String] {
    switch shape {
    case .text(let description):
      return ["{", "  \"description\": \"\(description)\",", "  \"type\": \"string\"", "}"]
    case .value(let kind): return ["{"] + members(of: kind).map { "  " + $0 } + ["}"]
    case .object(let keys):
      let required = keys.filter(\.isRequired).map { "    \"\($0.name)\"" }
      let properties = keys.map { key in
        (["\"\(key.name)\": {"] + members(of: key.kind).map { "  " + $0 } + ["}"])
          .map { "    " + $0 }.joined(separator: "\n")
      }
      return ["{", "  \"type\": \"object\",", "  \"additionalProperties\": false,", "  \"required\": ["]
        + required.joined(separator: ",\n").components(separatedBy: "\n") + ["  ],", "  \"properties\": {"]
        + properties.joined(separator: ",\n").components(separatedBy: "\n") + ["  }", "}"]
    }
  }

  private static func members(of kind: ArgumentKey.Kind) -> [String] {
    switch kind {
    case .text: ["\"type\": \"string\""]
    case .flag: ["\"type\": \"boolean\""]
    case .amount: ["\"type\": \"number\",", "\"minimum\": 0"]
    case .place: ["\"$ref\": \"#/$defs/place\""]
    case .beacon: ["\"$ref\": \"#/$defs/beacon\""]
    }
  }
}
