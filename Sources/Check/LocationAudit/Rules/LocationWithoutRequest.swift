import AppProject
import InfoPlistProblems
import LocationCatalogue
import LocationEvidence
import LocationFlow
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// A service is started, but nothing in the process requests authorization.
  static let locationWithoutRequest = Rule(
    id: .locationWithoutRequest,
    summary: "A location service is started, but nothing in the app ever asks for authorization.",
    explanation: """
      On iOS 8 and later, the classic services don't ask by themselves: started before the person was asked, they \
      deliver nothing and report no error, and a map shows no position. Only the asynchronous sequences of iOS 18 \
      and the location button ask by themselves. Call a request first; starting the service directly after it is \
      fine.
      """,
    severity: .error, mistakes: [.mis05], facts: [.auth021],
    keepsAway: [.start, .whenInUse, .liveUpdates], judgesLibraries: true,
    absence: .inProcess,
    check: { context in
      let isPlugIn = context.target.kind == .framework && LaunchPath.hasPlugIn(context.code.types)
      guard context.asksForAuthorization || isPlugIn else { return [] }
      let silent = releasesWithoutRequest(in: context)
      let starts = silentStarts(in: context.code, on: silent)
      return starts.first.map { [violation(at: $0.use, on: $0.releases, in: context)] }
        ?? ofScripts(in: context)
    })

  /// Returns the finding for scripts that want positions of a plug-in which doesn't ask, while neither
  /// they nor the app's own code ask, or only if Location Services is off, or in a hook that nothing calls.
  private static func ofScripts(in context: AuditContext) -> [Violation] {
    let uncalled = context.code.scriptReactions.uncalled
    func isCalled(_ use: CodeUse) -> Bool {
      !uncalled.contains { $0.file == use.file && $0.lines.contains(use.fact.position.line) }
    }
    let all = context.code.uses(of: .whenInUseRequest, .alwaysRequest).filter { !$0.isShared }
    let requests = all.filter(isCalled)
    guard requests.allSatisfy({ $0.fact.script?.isOnlyWithoutServices ?? false }),
      let use = context.code.scriptCalls.first(where: { $0.isSilent && isCalled($0) })
    else { return [] }
    let message: Phrase =
      if !requests.isEmpty {
        "This plug-in doesn't ask by itself, and the only request that was read runs while Location Services is off: for everyone else it fails unless another plug-in asks."
      } else if !all.isEmpty {
        "This plug-in doesn't ask by itself, and the only request that was read is in a hook that no code calls: for a new user it fails unless another plug-in asks."
      } else {
        "This plug-in doesn't ask by itself, and no code that was read asks: for a new user it fails unless another plug-in asks."
      }
    return [
      Violation(
        at: use.site, severity: .note, message: message,
        fix:
          "Ask for permission before, such as with Geolocator.requestPermission() or requestForegroundPermissionsAsync()."
      )
    ]
  }

  /// Returns the releases before the first request exists; none if there is a request on all of
  /// them.
  private static func releasesWithoutRequest(in context: AuditContext) -> [ClosedRange<Release>] {
    if context.code.mayRequestWhenInUse || context.code.mayRequestAlways { return [] }
    let first = context.code.promptingUses.first?.releases.first?.lowerBound
    return context.policies.releases { policy in
      context.ruleReleases.contains { $0.contains(policy.release) }
        && first.map { policy.release < $0 } ?? true
    }
  }

  private static func silentStarts(
    in code: ProcessCode, on silent: [ClosedRange<Release>]
  ) -> [(use: CodeUse, releases: [ClosedRange<Release>])] {
    let services: [LocationUse] = [
      .standardUpdates, .oneShot, .significantChanges, .visits, .regionMonitoring, .ranging, .liveUpdates,
      .mapUserLocation,
    ]
    return services.flatMap(RequirementTable.rows(for:)).flatMap { row in
      let known = silent.compactMap { $0.intersection(row.firstRelease...code.policies.newest.release) }
      return code.uses(of: row).map { (use: $0, releases: code.releases(of: $0, within: known)) }
    }
    .filter { !$0.releases.isEmpty }
  }

  private static func violation(
    at start: CodeUse, on releases: [ClosedRange<Release>], in context: AuditContext
  ) -> Violation {
    if context.target.kind == .framework {
      return Violation(
        at: start.site, severity: .note, releases: releases,
        message:
          "No code of this plug-in that was read asks for authorization, so this delivers nothing and reports no error unless the app asks by another one.",
        fix: "Call requestWhenInUseAuthorization() before this, or offer apps a function that does.")
    }
    let text = context.instruction(for: Proposal([.text(.whenInUse)]))
    let lacksText = context.description(.whenInUse) == .missing
    let fix: Phrase =
      lacksText
      ? "Call requestWhenInUseAuthorization() first. \(text.fix)"
      : "Call requestWhenInUseAuthorization() on a CLLocationManager that you keep, before this or right where it starts."
    return Violation(
      at: start.site, severity: context.hasUnseenCode ? .note : .error, releases: releases,
      message: context.hasUnseenCode
        ? """
        No code that was read asks for authorization, so this delivers nothing unless a linked library asks \
        (\(MessageText.list(context.code.unread.prefix(3).map(\.self)))).
        """
        : "Nothing in the app asks for authorization, so no prompt ever appears, and this delivers nothing and reports no error.",
      fix: fix, lines: lacksText ? text.lines : [],
      facts: RequirementTable.rows(for: .mapUserLocation).contains { $0.name == start.fact.name }
        ? [.auth021, .key012] : [.auth021])
  }
}
