/// The assignments that apply in one build, by setting, the strongest first.
struct SettingTable: Sendable {
  private let assignments: [String: [SettingAssignment]]

  /// Creates a table of levels, from the strongest to the weakest; within a level, later lines are
  /// stronger.
  init(levels: [[SettingAssignment]], for build: BuildKind) {
    var assignments: [String: [SettingAssignment]] = [:]
    for level in levels {
      for assignment in level.reversed() where assignment.conditions.allSatisfy({ $0.holds(in: build) }) {
        assignments[assignment.name, default: []].append(assignment)
      }
    }
    self.assignments = assignments
  }

  /// The empty table.
  static let empty = SettingTable(levels: [], for: BuildKind(configuration: "", platform: .iPhone))

  /// The names of the settings with a value, sorted.
  var names: [String] { assignments.keys.sorted() }

  /// Returns the assignments of a setting, the strongest first.
  func assignments(of name: String) -> [SettingAssignment] { assignments[name] ?? [] }
}

/// A line that assigns a value to a build setting.
struct SettingAssignment: Hashable, Sendable {
  /// The name of the setting.
  let name: String
  /// The conditions for the assignment.
  let conditions: [SettingCondition]
  /// The value before expansion; the elements of an array are joined by spaces.
  let value: String
  /// The place of the name.
  let origin: Site

  init(_ text: String, value: String, origin: Site) {
    (name, conditions) = SettingCondition.split(text)
    self.value = value
    self.origin = origin
  }
}
