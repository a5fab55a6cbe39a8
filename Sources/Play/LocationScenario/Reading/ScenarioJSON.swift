package import Foundation
package import LocationPolicy
import LocationSimulation
import TextReading

/// A parser of the JSON of a scenario file.
package enum ScenarioJSON {
  /// The maximum size of a file, in bytes.
  static let sizeLimit = 4 * 1_048_576
  /// The maximum nesting of lists and objects.
  static let depthLimit = 32

  /// Returns the value in a file.
  package static func value(of data: Data) throws(ScenarioError) -> JSONValue {
    guard data.count <= sizeLimit else {
      throw ScenarioError("", "the file is larger than \(sizeLimit / 1_048_576) MB")
    }
    let any: Any
    do {
      any = try JSONSerialization.jsonObject(with: data, options: [.fragmentsAllowed])
    } catch {
      throw ScenarioError("", "this is not JSON: " + reason(of: error, in: data))
    }
    return try value(of: any, depth: 0)
  }

  private static func value(of any: Any, depth: Int) throws(ScenarioError) -> JSONValue {
    guard depth <= depthLimit else {
      throw ScenarioError("", "lists and objects are nested more than \(depthLimit) deep")
    }
    switch any {
    case let text as String: return .string(text)
    case let list as [Any]:
      return .array(
        try list.map { element throws(ScenarioError) in try value(of: element, depth: depth + 1) })
    case let object as [String: Any]:
      var values: [String: JSONValue] = [:]
      for (name, element) in object { values[name] = try value(of: element, depth: depth + 1) }
      return .object(values)
    case let number as NSNumber: return JSONValue(number)
    default: return .null
    }
  }

  /// Returns the parser's message, with line and column instead of its position.
  private static func reason(of error: any Error, in data: Data) -> String {
    let text = (error as NSError).userInfo["NSDebugDescription"] as? String ?? error.localizedDescription
    guard let match = text.firstMatch(of: /(.*) around character (\d+)\.?/), let position = Int(match.2)
    else {
      return text
    }
    let (line, column) = LineTable([UInt8](data)).position(at: position)
    return "\(match.1) at line \(line), column \(column)"
  }
}
