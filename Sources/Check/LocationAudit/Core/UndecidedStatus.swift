/// Tells which conditions on the status of authorization hold while nothing is decided.
enum UndecidedStatus {
  private static let decided = ["authorizedAlways", "authorizedWhenInUse", "denied", "restricted"]

  /// Returns whether a condition is that the status is none of those that are decided, as behind an "else".
  static func isLeft(by condition: String) -> Bool {
    guard condition.first == "!", !condition.contains("!="), !condition.mentions("notDetermined") else {
      return false
    }
    return decided.contains { condition.mentions($0) }
  }

  /// Returns whether a condition names the undecided status among others, as a case, or leaves it.
  static func holds(under condition: String) -> Bool {
    isLeft(by: condition) || condition.hasPrefix("case ") && condition.mentions("notDetermined")
  }
}
