import CommandLineOptions
import LocationPolicy
import LocationTerms

/// Releases as typed: "14", "13.4", "8-10", "13.4+".
struct ReleaseRangeArgument: ExpressibleByArgument {
  let range: ClosedRange<Release>

  init?(argument: String) {
    guard let range = Policies.known.range(named: argument) else { return nil }
    self.range = range
  }

  var argumentText: String { range.text }

  static var allValueStrings: [String] { Release.allCases.map(\.name) + ["or a range such as 8-10 or 13.4+"] }
}

extension [ReleaseRangeArgument] {
  /// Returns the releases in any of the ranges, oldest first; a default if there are no ranges.
  func releases(byDefault releases: [Release]) -> [Release] {
    isEmpty ? releases : Release.allCases.filter { release in contains { $0.range.contains(release) } }
  }
}
