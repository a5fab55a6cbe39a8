import LocationPolicy
import LocationTracks

extension String {
  /// The text as a Swift literal.
  var literal: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        text += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}

extension JSONValue {
  /// The value as a Swift literal, with sorted names; null becomes an empty text, because property lists have no
  /// null.
  var literal: String {
    switch self {
    case .null: "\"\""
    case .boolean(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let text): text.literal
    case .array(let values): "[" + values.map { $0.literal }.joined(separator: ", ") + "] as [any Sendable]"
    case .object(let values):
      values.isEmpty
        ? "[String: String]()"
        : "["
          + values.keys.sorted().compactMap { name in
            values[name].map { "\(name.literal): \($0.literal)" }
          }.joined(separator: ", ") + "]"
    }
  }
}

extension Coordinate {
  /// The place as a Swift expression.
  var swift: String { "Coordinate(latitude: \(latitude), longitude: \(longitude))" }
}

extension Release {
  /// The release as Swift names it, such as `iOS13_4`.
  var swiftName: String { "iOS" + String(firstVersionText.map { $0 == "." ? "_" : $0 }) }
}

extension Grant {
  /// The name of the case.
  var swiftName: String {
    switch self {
    case .notDetermined: "notDetermined"
    case .temporary: "temporary"
    case .whenInUse: "whenInUse"
    case .provisionalAlways: "provisionalAlways"
    case .always: "always"
    case .denied: "denied"
    }
  }
}
