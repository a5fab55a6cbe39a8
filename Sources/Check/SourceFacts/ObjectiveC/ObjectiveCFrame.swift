/// The contents of an open bracket up to the current place.
struct ObjectiveCFrame: Sendable {
  /// The kind of bracket.
  enum Role: Hashable, Sendable {
    /// The file itself.
    case file
    /// The body of a class: instance variables, or members of a C++ class or namespace.
    case declarations
    /// The body of a function or method.
    case function
    /// A block of statements inside a function, or a block literal.
    case statements
    /// A list of values in braces.
    case values
    /// Parentheses.
    case parentheses
    /// Brackets: a message, a subscript, an array.
    case brackets
  }

  let role: Role
  /// The opening token.
  let open: Int
  /// Whether the group is part of an expression rather than a statement.
  var isExpression = false
  /// The items of the current statement, or of the group so far.
  var items: [ObjectiveCItem] = []
  /// The conditions of the last if statement, for a following else.
  var lastConditions: [String] = []
  /// The negated conditions of if statements that exit the group, which hold afterwards.
  var exits: [String] = []
  /// Whether the last statement exits the group.
  var lastLeaves = false
  /// The label of the current case.
  var caseLabel: String?
  /// The labels so far, joined.
  var labels = ""

  /// Whether statements end with a semicolon here.
  var holdsStatements: Bool {
    switch role {
    case .file, .declarations, .function, .statements: true
    case .values, .parentheses, .brackets: false
    }
  }
}
