import LocationPolicy

extension Release {
  /// The release that came next; nil for the newest.
  var next: Release? { Self.followers[self] }

  private static let followers = Dictionary(uniqueKeysWithValues: zip(allCases, allCases.dropFirst()))
}
