import LocationCatalogue
import LocationPolicy
import LocationTerms

extension Fact {
  /// The releases to which the fact applies according to the catalog, oldest first; none for facts about the App Store.
  var releases: [Release] { Release.allCases.filter(speaks) }

  /// Returns whether the fact applies to a release.
  func speaks(of release: Release) -> Bool { Fact.range(named: record.releases)?.contains(release) ?? false }

  /// Returns the releases for a text of the catalog such as "all", "8-12" or "13.4+".
  static func range(named text: String) -> ClosedRange<Release>? {
    if text == "all" { return .iOS7 ... .newest }
    guard let word = text.split(whereSeparator: { " ;".contains($0) }).first else { return nil }
    let bounds = word.split(separator: "-").map(String.init)
    guard let from = bounds.first, let to = bounds.last else { return nil }
    if from.hasSuffix("+") { return (first(from.dropLast().description) ?? .iOS7) ... .newest }
    guard let last = last(to) else { return nil }
    return (first(from) ?? .iOS7)...last
  }

  /// Returns the first release of a range; nil for versions before 7 and for texts that aren't versions.
  private static func first(_ version: String) -> Release? { Policies.known.release(named: version) }

  /// Returns the last release of a range: "13" extends to 13.7, "13.3" does not.
  private static func last(_ version: String) -> Release? {
    guard let named = Policies.known.release(named: version) else { return nil }
    guard !version.contains(".") else { return named }
    return Release.allCases.last { $0.firstVersion.major == named.firstVersion.major }
  }
}
