/// One object of a project file: a target, a group, a build phase.
struct ProjectObject: Sendable {
  /// The identifier by which other objects name it.
  let id: String
  /// What it is, such as "PBXNativeTarget".
  let kind: String
  /// Its fields.
  let node: PropertyListNode

  /// The text of a field, or nil.
  func text(_ field: String) -> String? { node[field]?.string }

  /// The texts of a list.
  func texts(_ field: String) -> [String] { node[field]?.elements.compactMap(\.string) ?? [] }
}
