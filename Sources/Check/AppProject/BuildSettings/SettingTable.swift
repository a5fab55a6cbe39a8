/// The assignments that count in one build, by setting, the strongest first.
struct SettingTable: Sendable {
  private let assignments: [String: [SettingAssignment]]

  /// Takes the levels from the strongest to the weakest; within a level the later line is the stronger.
  init(levels: [[SettingAssignment]], for build: BuildKind) {
    var assignments: [String: [SettingAssignment]] = [:]
    for level in levels {
      for assignment in level.reversed() where assignment.conditions.allSatisfy({ $0.holds(in: build) }) {
        assignments[assignment.name, default: []].append(assignment)
      }
    }
    self.assignments = assignments
  }

  /// A table without any assignment.
  static let empty = SettingTable(levels: [], for: BuildKind(configuration: "", platform: .iPhone))

  /// The settings that have a value, sorted.
  var names: [String] { assignments.keys.sorted() }

  /// Returns the assignments of a setting, the strongest first.
  func assignments(of name: String) -> [SettingAssignment] { assignments[name] ?? [] }
}

/// One line that gives a build setting a value, as written.
struct SettingAssignment: Hashable, Sendable {
  /// The setting.
  let name: String
  /// What must hold for the line to count.
  let conditions: [SettingCondition]
  /// The value before variables are replaced; the elements of an array are joined by blanks.
  let value: String
  /// Where the name stands.
  let origin: Site

  init(_ text: String, value: String, origin: Site) {
    (name, conditions) = SettingCondition.split(text)
    self.value = value
    self.origin = origin
  }
}
