public import LocationPolicy
import Sextant

extension Release {
  /// All releases from a given one on, oldest first, for a test's arguments; by default those that the client library supports.
  public static func all(from first: Release? = nil) -> [Release] {
    guard let first else { return allCases.filter { $0.major >= LocationClient.oldestSystem } }
    return allCases.filter { $0 >= first }
  }
}
