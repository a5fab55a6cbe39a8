package import LocationPolicy
import SourceFacts

extension ProcessCode {
  /// A use that makes the system show a prompt, with the releases on which it does.
  package struct PromptingUse: Sendable, Hashable {
    /// The call or creation of an object.
    package let use: CodeUse
    /// The releases on which it shows a prompt.
    package let releases: [ClosedRange<Release>]
  }

  /// The uses that show a prompt on releases with requests, ordered by their oldest release, then
  /// by place.
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

  /// The requests for Always: the classic method, and service sessions with that requirement.
  package var alwaysRequests: [CodeUse] {
    (uses(of: .alwaysRequest)
      + uses(of: .serviceSession).filter { $0.argument("authorization") == .name("always") })
      .sorted()
  }

  /// Whether the code requests Always, names the method that does, or tells a plug-in to.
  package var mayRequestAlways: Bool {
    !alwaysRequests.isEmpty || !uses("requestAlwaysAuthorization", .reference).isEmpty
      || scriptCalls.contains { $0.fact.script?.role == .configuration(isAlways: true) }
  }

  /// Whether all requests for Always are in libraries, and the target's own code never leads to
  /// them.
  package var neverAsksForAlways: Bool { alwaysRequests.allSatisfy(requestsNeverMade.contains) }

  /// Whether the code requests When In Use, or names the method that does.
  package var mayRequestWhenInUse: Bool {
    !uses(of: .whenInUseRequest).isEmpty || !uses("requestWhenInUseAuthorization", .reference).isEmpty
  }

  /// Returns whether a use shows a prompt; a session with the requirement none doesn't.
  private static func asks(_ use: CodeUse) -> Bool {
    use.fact.name != "CLServiceSession" || use.argument("authorization") != .name("none")
  }
}
