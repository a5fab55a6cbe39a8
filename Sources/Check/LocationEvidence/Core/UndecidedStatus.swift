/// Determines which conditions on the authorization status are true while it is not determined.
package enum UndecidedStatus {
  private static let decided = ["authorizedAlways", "authorizedWhenInUse", "denied", "restricted"]

  /// Returns whether a condition excludes all determined statuses, as after an "else".
  static func isLeft(by condition: String) -> Bool {
    guard condition.first == "!", !condition.contains("!="), !condition.mentions("notDetermined") else {
      return false
    }
    return decided.contains { condition.mentions($0) }
  }

  /// Returns whether a condition includes the undetermined status as a case, or excludes the
  /// others.
  package static func holds(under condition: String) -> Bool {
    isLeft(by: condition) || condition.hasPrefix("case ") && condition.mentions("notDetermined")
  }
}
