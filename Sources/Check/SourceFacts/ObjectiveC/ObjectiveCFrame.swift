/// What is between a bracket that is still open and the place that is being read.
struct ObjectiveCFrame: Sendable {
  /// What the bracket opens.
  enum Role: Hashable, Sendable {
    /// The file itself.
    case file
    /// A class's body: instance variables, or the members of a C++ class or namespace.
    case declarations
    /// A function's or a method's body.
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

  /// What the bracket opens.
  let role: Role
  /// The opening token.
  let open: Int
  /// Whether the group is a part of the expression around it, not a statement.
  var isExpression = false
  /// The items of the present statement, or of the group so far.
  var items: [ObjectiveCItem] = []
  /// The conditions of the if statement that ended last, for an else that may follow.
  var lastConditions: [String] = []
  /// The opposites of the conditions whose if statements left the group, which hold from there on.
  var exits: [String] = []
  /// Whether the statement that ended last leaves the group.
  var lastLeaves = false
  /// The label of the present case.
  var caseLabel: String?
  /// The labels so far, one behind the other.
  var labels = ""

  /// Whether items end with a semicolon here.
  var holdsStatements: Bool {
    switch role {
    case .file, .declarations, .function, .statements: true
    case .values, .parentheses, .brackets: false
    }
  }
}
