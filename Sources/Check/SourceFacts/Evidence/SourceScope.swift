/// The context of a place in a source file: types, functions, conditions and local names.
struct SourceScope: Sendable {
  /// A local name.
  struct Local: Sendable {
    /// The type, as declared or constructed.
    var type: String?
    /// The value, if it is a constant.
    var value: SourceValue?
    /// What it says, if it is a constant that names a condition.
    var condition: String?
    /// Whether it is the only reference to a new object of Apple's, which is released at the end of
    /// the scope.
    var isTemporary = false
  }

  /// The maximum number of tokens of a block that are read to determine whether a local name is the
  /// only reference.
  static let lifetimeTokenLimit = 4_000
  /// The maximum number of local names in a file that are examined in this way.
  static let lifetimeLimit = 64

  /// The maximum number of conditions; code that people write isn't nested more deeply.
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
  /// People know methods by name, and a local function is part of one.
  var function: String? { functions.first { $0.typeCount == types.count }?.name }

  /// Whether the place is in the body of a function, an accessor or a closure.
  var isInsideFunction: Bool { functions.contains { $0.typeCount == types.count } }

  /// Opens a scope; what is added afterwards is removed when it is closed.
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
    // Each name has its own stack, so that an outer name becomes visible again.
    while localNames.count > mark.locals {
      locals[localNames.removeLast()]?.removeLast()
    }
  }

  /// Enters a type, which is inside the current one unless its name is absolute.
  mutating func enter(type name: String) {
    types.append(types.last.map { $0 + "." + name } ?? name)
  }

  /// Enters a function with its full name.
  mutating func enter(function name: String) {
    functions.append((name, types.count))
  }

  /// Adds a condition that holds until the scope is closed.
  mutating func add(condition: String) {
    if conditions.count < Self.conditionLimit { conditions.append(condition) }
  }

  /// Returns whether another local name may be examined, which bounds the time for a malicious
  /// file.
  mutating func takeLifetime() -> Bool {
    lifetimeCount += 1
    return lifetimeCount <= Self.lifetimeLimit
  }

  /// Declares a local name.
  mutating func declare(_ name: String, _ local: Local) {
    locals[name, default: []].append(local)
    localNames.append(name)
  }

  /// Returns a local name; nil if there is none.
  func local(_ name: String) -> Local? {
    locals[name]?.last
  }
}
