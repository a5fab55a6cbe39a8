import SourceFacts

/// Determines the authorization statuses that a condition excludes, by its text alone.
package enum StatusCondition {
  /// An authorization status; the raw value is Apple's name in lower case.
  package enum Status: String, CaseIterable {
    case notDetermined = "notdetermined"
    case restricted, denied
    case authorizedWhenInUse = "authorizedwheninuse"
    case authorizedAlways = "authorizedalways"

    /// Creates the status for a name in Swift or Objective-C, including the former "authorized".
    package init?(word: some StringProtocol) {
      let name = word.lowercased()
      let prefix = "kclauthorizationstatus"
      let plain = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
      self.init(rawValue: plain == "authorized" ? Status.authorizedAlways.rawValue : plain)
    }
  }

  /// Returns the statuses with which a condition can be true.
  static func statuses(under condition: String) -> Set<Status> {
    let named = statuses(in: condition)
    guard !named.isEmpty, isAboutLocation(condition) else { return Set(Status.allCases) }
    return Set(Status.allCases.filter { !excludes($0, condition, named) })
  }

  private static func excludes(_ status: Status, _ condition: String, _ named: Set<Status>) -> Bool {
    guard condition.first == "!" else { return excludes(status, asserted: condition, named) }
    // After an "else" or a guarded exit, the negation of the whole condition holds.
    let opposite = condition.dropFirst()
    guard isSingle(opposite) else { return false }
    return opposite.contains("!=") ? !named.contains(status) : named.contains(status)
  }

  private static func excludes(_ status: Status, asserted condition: String, _ named: Set<Status>) -> Bool {
    if condition.contains("!=") {
      return !condition.contains("==") && !condition.contains("||") && named.contains(status)
    }
    // If another alternative can be true, a status excludes nothing.
    let alternatives = condition.split(separator: "||").map(String.init)
    return !named.contains(status) && alternatives.allSatisfy { !statuses(in: $0).isEmpty }
  }

  /// Returns whether a condition depends only on the status: comparisons of which any may hold, or
  /// a list of cases.
  private static func isSingle(_ condition: Substring) -> Bool {
    if condition.contains("&&") || condition.contains("!=") && condition.contains("||") { return false }
    let isList = condition.hasPrefix("[") && condition.contains("].contains(") || condition.hasPrefix("case ")
    return isList || !condition.contains(",")
  }

  private static func statuses(in condition: String) -> Set<Status> {
    Set(condition.namesInside.compactMap { Status(word: $0) })
  }

  /// Returns whether a condition is about location; other frameworks' statuses lack two of the
  /// cases and have other names.
  private static func isAboutLocation(_ condition: String) -> Bool {
    if condition.mentions("authorizedWhenInUse") || condition.mentions("authorizedAlways") { return true }
    if ["AVCapture", "PHPhoto", "(for:", "otification", "ontact"].contains(where: condition.contains) {
      return false
    }
    return ["location", "authorizationStatus", "manager", "kCLAuth", "CLAuth"].contains {
      condition.mentions($0)
    }
      || condition.hasSuffix("= status") || condition.contains("status ==") || condition.contains("status !=")
  }
}
