import LocationPolicy
import LocationSimulation

/// The values of a JSON object by name, with its place.
struct ScenarioObject {
  let values: [String: TableValue]
  let path: String

  /// The value of a name; nil when it is not there.
  subscript(name: String) -> ScenarioNode? {
    values[name].map { ScenarioNode(value: $0, path: Self.path(of: name, in: path)) }
  }

  /// The value of a name that has to be there.
  func required(_ name: String) throws(ScenarioError) -> ScenarioNode {
    guard let node = self[name] else { throw ScenarioError(path, "the key “\(name)” is missing") }
    return node
  }

  private static func path(of name: String, in path: String) -> String {
    let isPlain = !name.isEmpty && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    if !isPlain { return "\(path)[\"\(name)\"]" }
    return path.isEmpty ? name : "\(path).\(name)"
  }
}
