import LocationPolicy

extension Release {
  /// The next release; nil for the newest.
  var next: Release? { Self.followers[self] }

  private static let followers = Dictionary(uniqueKeysWithValues: zip(allCases, allCases.dropFirst()))
}
