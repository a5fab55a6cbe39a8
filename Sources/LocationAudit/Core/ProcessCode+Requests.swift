public import LocationPolicy
import SourceFacts

extension ProcessCode {
  /// Something that makes the system ask the person, with the releases on which it does.
  public struct PromptingUse: Sendable, Hashable {
    /// The call or construction.
    public let use: CodeUse
    /// The releases on which it asks.
    public let releases: ClosedRange<Release>
  }

  /// All that makes the system ask from iOS 8 on, what asks on the oldest release first, then by place.
  public var promptingUses: [PromptingUse] {
    RequirementTable.all.flatMap { row -> [PromptingUse] in
      guard let releases = row.prompts, releases.upperBound > .iOS7 else { return [] }
      return uses(of: row).filter(Self.asks).compactMap { use in
        use.releases(within: releases).map { PromptingUse(use: use, releases: $0) }
      }
    }
    .sorted { ($0.releases.lowerBound, $0.use) < ($1.releases.lowerBound, $1.use) }
  }

  /// The requests for Always: the classic call, and service sessions with that goal.
  public var alwaysRequests: [CodeUse] {
    (uses(of: .alwaysRequest)
      + uses(of: .serviceSession).filter { $0.argument("authorization") == .name("always") })
      .sorted()
  }

  /// Whether the code asks for Always, or names the method that does.
  public var mayRequestAlways: Bool {
    !alwaysRequests.isEmpty || !uses("requestAlwaysAuthorization", .reference).isEmpty
  }

  /// Whether the code asks for When In Use, or names the method that does.
  public var mayRequestWhenInUse: Bool {
    !uses(of: .whenInUseRequest).isEmpty || !uses("requestWhenInUseAuthorization", .reference).isEmpty
  }

  /// A session whose goal is none asks nothing.
  private static func asks(_ use: CodeUse) -> Bool {
    use.fact.name != "CLServiceSession" || use.argument("authorization") != .name("none")
  }
}
