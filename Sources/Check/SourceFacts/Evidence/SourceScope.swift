/// What surrounds a place in a source file: types, functions, conditions and local names.
struct SourceScope: Sendable {
  /// What is known of a local name.
  struct Local: Sendable {
    /// Its type, as written or as constructed.
    var type: String?
    /// Its value, where it is a constant.
    var value: SourceValue?
    /// Whether it is all that holds a new object of Apple's, which is gone when the scope ends.
    var isTemporary = false
  }

  /// How many tokens of a block are read to tell whether a local name alone holds an object.
  static let lifetimeTokenLimit = 4_000
  /// How many local names of a file are looked at so; no file of people has more.
  static let lifetimeLimit = 64

  /// How many conditions are kept; code nested deeper than that is not written by people.
  static let conditionLimit = 64

  private struct Mark {
    let types: Int
    let functions: Int
    let conditions: Int
    let locals: Int
  }

  private(set) var conditions: [String] = []
  private var lifetimeCount = 0
  private var types: [String] = []
  private var functions: [(name: String, typeCount: Int)] = []
  private var locals: [String: [Local]] = [:]
  private var localNames: [String] = []
  private var marks: [Mark] = []

  /// The full name of the innermost type.
  var type: String? { types.last }

  /// The outermost function inside the innermost type.
  ///
  /// Not the innermost: people know their methods by name, and a local function is a part of one.
  var function: String? { functions.first { $0.typeCount == types.count }?.name }

  /// Whether the place is inside the body of a function, an accessor or a closure.
  var isInsideFunction: Bool { functions.contains { $0.typeCount == types.count } }

  /// Opens a scope; what is added from here on goes when it is closed.
  mutating func open() {
    marks.append(
      Mark(
        types: types.count, functions: functions.count, conditions: conditions.count, locals: localNames.count
      ))
  }

  /// Closes the innermost scope.
  mutating func close() {
    guard let mark = marks.popLast() else { return }
    types.removeLast(types.count - mark.types)
    functions.removeLast(functions.count - mark.functions)
    conditions.removeLast(max(conditions.count - mark.conditions, 0))
    // Each name has a stack of its own, so that an outer one of the same name comes back.
    while localNames.count > mark.locals {
      locals[localNames.removeLast()]?.removeLast()
    }
  }

  /// Enters a type, which is inside the present one unless its name is absolute.
  mutating func enter(type name: String) {
    types.append(types.last.map { $0 + "." + name } ?? name)
  }

  /// Enters a function by its full name.
  mutating func enter(function name: String) {
    functions.append((name, types.count))
  }

  /// Adds a condition that holds until the scope is closed.
  mutating func add(condition: String) {
    if conditions.count < Self.conditionLimit { conditions.append(condition) }
  }

  /// Returns whether one more local name may be looked at; a file made to be slow has too many.
  mutating func takeLifetime() -> Bool {
    lifetimeCount += 1
    return lifetimeCount <= Self.lifetimeLimit
  }

  /// Declares a local name.
  mutating func declare(_ name: String, _ local: Local) {
    locals[name, default: []].append(local)
    localNames.append(name)
  }

  /// Returns what is known of a local name, or nil when no local has the name.
  func local(_ name: String) -> Local? {
    locals[name]?.last
  }
}
