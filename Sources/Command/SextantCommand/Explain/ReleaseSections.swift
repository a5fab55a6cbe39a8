import LocationPolicy
import LocationTerms

extension [Release] {
  /// Returns sections about releases; neighbors with the same body share one.
  func sections<Body: Equatable>(
    _ body: (AuthorizationPolicy) -> Body
  ) -> [(releases: String, body: Body)] {
    var sections: [(releases: ClosedRange<Release>, body: Body)] = []
    for release in self {
      let body = body(.policy(for: release))
      if let last = sections.last, last.body == body,
        !Release.allCases.contains(where: { last.releases.upperBound < $0 && $0 < release })
      {
        sections[sections.count - 1].releases = last.releases.lowerBound...release
      } else {
        sections.append((release...release, body))
      }
    }
    return sections.map { section in
      let range = section.releases
      return (range.lowerBound == range.upperBound ? range.lowerBound.name : range.text, section.body)
    }
  }
}
