/// The cases of CLAuthorizationStatus, to tell what the default of a switch stands for.
enum AuthorizationCases {
  private static let all = [
    "notDetermined", "restricted", "denied", "authorizedAlways", "authorizedWhenInUse",
  ]
  /// The cases that no other framework's status has.
  private static let distinctive = ["authorizedalways", "authorizedwheninuse"]

  /// Returns the cases that other labels of a switch leave to its default, or nothing where it is about another status
  /// or nothing is left.
  static func left(by labels: String) -> [String] {
    let named = labels.lowercased()
    guard distinctive.contains(where: named.contains) else { return [] }
    return all.filter { !named.contains($0.lowercased()) }
  }
}
