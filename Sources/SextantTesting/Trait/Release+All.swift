extension Release {
  /// All releases from one on, oldest first, for a test's arguments; by default those on which apps ask.
  public static func all(from first: Release = .iOS8) -> [Release] { allCases.filter { $0 >= first } }
}
