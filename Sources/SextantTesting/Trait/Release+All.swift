public import LocationPolicy

extension Release {
  /// All releases from one on, oldest first, for a test's arguments; by default those on which apps ask.
  public static func all(from first: Release? = nil) -> [Release] {
    guard let first else { return Policies.known.filter(\.requestMethods.value).map(\.release) }
    return allCases.filter { $0 >= first }
  }
}
