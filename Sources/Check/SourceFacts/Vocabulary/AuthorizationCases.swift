/// The cases of CLAuthorizationStatus, for determining the meaning of a default.
enum AuthorizationCases {
  private static let all = [
    "notDetermined", "restricted", "denied", "authorizedAlways", "authorizedWhenInUse",
  ]
  /// The cases that no other framework's status has.
  private static let distinctive = ["authorizedalways", "authorizedwheninuse"]

  /// Returns the cases that a switch leaves to its default; empty if it is over another status or
  /// covers all cases.
  static func left(by labels: String) -> [String] {
    let named = labels.lowercased()
    guard distinctive.contains(where: named.contains) else { return [] }
    return all.filter { !named.contains($0.lowercased()) }
  }
}
