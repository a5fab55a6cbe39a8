package import LocationPolicy
import SourceFacts

extension ProcessCode {
  /// Something that makes the system ask the person, with the releases on which it does.
  package struct PromptingUse: Sendable, Hashable {
    /// The call or construction.
    package let use: CodeUse
    /// The releases on which it asks.
    package let releases: [ClosedRange<Release>]
  }

  /// All that makes the system ask where apps can, what asks on the oldest release first, then by place.
  package var promptingUses: [PromptingUse] {
    RequirementTable.all.flatMap { row -> [PromptingUse] in
      let releases = policies.releases { $0.requestMethods.value && row.prompts($0) }
      return uses(of: row).filter(Self.asks).map { use in
        PromptingUse(use: use, releases: self.releases(of: use, within: releases))
      }
    }
    .filter { !$0.releases.isEmpty }
    .sorted { ($0.releases[0].lowerBound, $0.use) < ($1.releases[0].lowerBound, $1.use) }
  }

  /// The requests for Always: the classic call, and service sessions with that goal.
  package var alwaysRequests: [CodeUse] {
    (uses(of: .alwaysRequest)
      + uses(of: .serviceSession).filter { $0.argument("authorization") == .name("always") })
      .sorted()
  }

  /// Whether the code asks for Always, or names the method that does.
  package var mayRequestAlways: Bool {
    !alwaysRequests.isEmpty || !uses("requestAlwaysAuthorization", .reference).isEmpty
  }

  /// Whether all requests for Always are those of libraries, and nothing in the target's own code leads to them.
  var neverAsksForAlways: Bool { alwaysRequests.allSatisfy(requestsNeverMade.contains) }

  /// Whether the code asks for When In Use, or names the method that does.
  package var mayRequestWhenInUse: Bool {
    !uses(of: .whenInUseRequest).isEmpty || !uses("requestWhenInUseAuthorization", .reference).isEmpty
  }

  /// A session whose goal is none asks nothing.
  private static func asks(_ use: CodeUse) -> Bool {
    use.fact.name != "CLServiceSession" || use.argument("authorization") != .name("none")
  }
}
