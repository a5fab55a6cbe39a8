import AppProject
import CoreLocationInterface
import InfoPlistProblems
import LocationEvidence
import LocationFlow
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// The status or the location is read in one breath with the question.
  static let readBeforeAnswer = Rule(
    id: .readBeforeAnswer,
    summary: "The status is read right after the request, or the location right after the start.",
    explanation: """
      A request returns at once, and the person answers later: the status that the next line reads is still \
      notDetermined (AUTH-004). Updates and requestLocation answer the delegate, too, later; the location that the \
      next line reads is from before, or nil (DEL-060; of the property it is inferred). Continue in the authorization \
      callback, or where the location arrives. This is reported only where the type has no callback that does so, or \
      where a refusal is told of behind the prompt.
      """,
    severity: .note, bites: { $0.requestMethods.value }, facts: [.auth004, .auth005, .del060],
    judgesLibraries: true, absence: .inModule,
    check: { context in
      let code = context.code
      let hasty = HastyReads(in: code.parts)
      let reads = code.functions.filter { context.isOwn($0.file) }
        .flatMap(hasty.reads)
      return toldBehindPrompts(in: context)
        + [HastyReads.Subject.status, .location, .unansweredLocation].flatMap { subject -> [Violation] in
          let sites = Set(
            reads.filter { $0.subject == subject && !code.hearsLater(of: subject, $0.function.type) }
              .map { site(of: $0, in: code) }
          ).sorted()
          return sites.prefix(1).map { violation(subject, at: $0, further: sites.count - 1) }
        }
    })

  /// Returns the finding for the first place that tells of a refusal in one breath with the request.
  private static func toldBehindPrompts(in context: AuditContext) -> [Violation] {
    let places = Set(context.code.reactions.flatMap(\.entries).compactMap(toldBehindPrompt)).filter {
      context.isOwn($0.file)
    }.sorted()
    return places.prefix(1).map { place in
      Violation(
        at: Site(place),
        message: """
          The first time this says behind the prompt what it says after a refusal: the request has returned, but the \
          person has not answered.\(MessageText.further(places.count - 1))
          """,
        fix: "After the request, wait for the answer in \(DelegateMethod.didChangeAuthorization.name).")
    }
  }

  /// Returns where code certainly tells of a refusal in one breath with the first request; nil if it doesn't.
  private static func toldBehindPrompt(_ entry: ReactionTable.Entry) -> Effect.Place? {
    guard entry.questions.contains(.status) else { return nil }
    func effects(_ status: AuthorizationStatus) -> Set<Effect> {
      Set(entry.reactions(to: status).flatMap(\.effects))
    }
    let refusal = effects(.denied).subtracting(effects(.authorizedWhenInUse))
    func told(_ way: Reaction.Way) -> Effect? {
      guard let request = way.effects.firstIndex(where: \.isRequest) else { return nil }
      return way.effects[request...].first { effect in
        guard case .presents = effect.action else { return false }
        return refusal.contains(effect) && !effect.isLater && !effect.isAfterWait
      }
    }
    let undecided = entry.reactions(to: .notDetermined)
    guard !undecided.isEmpty, undecided.allSatisfy({ $0.surely { told($0) != nil } }) else { return nil }
    return undecided.flatMap(\.ways).lazy.compactMap(told).first?.place
  }

  private static func violation(
    _ subject: HastyReads.Subject, at site: Site, further: Int
  ) -> Violation {
    switch subject {
    case .status:
      Violation(
        at: site,
        message: """
          The first time this reads notDetermined: the request has returned, but the person has not answered, and no \
          callback continues then.\(MessageText.further(further))
          """,
        fix: "Implement locationManagerDidChangeAuthorization(_:), and continue there.")
    case .location:
      Violation(
        at: site,
        message: """
          This reads the location from before the start, which may be old or nil: the new one goes to the delegate, \
          which doesn't use it.\(MessageText.further(further))
          """,
        fix: "Use the location that locationManager(_:didUpdateLocations:) receives.")
    case .unansweredLocation:
      Violation(
        at: site,
        message: """
          The first time there is no location here: the request has returned, but the person has not answered, and no \
          callback continues then.\(MessageText.further(further))
          """,
        fix: "Start updates when the person has allowed it, and continue where the location arrives.")
    }
  }

  /// Returns the position of the read; that of its function if the facts don't have it.
  private static func site(of read: HastyReads.Read, in code: ProcessCode) -> Site {
    let member: ManagerMember = read.subject == .status ? .authorizationStatus : .location
    let name = member.declaration.baseName
    let function = read.function
    let uses = (code.uses(name, .read) + code.uses(name)).filter {
      $0.file == function.file && $0.fact.enclosingType == function.type
        && $0.fact.position.line >= max(read.line, function.code.line)
    }.map(\.site).sorted()
    return uses.first ?? code.types.methods(at: [function.place]).first?.site
      ?? Site(function.place)
  }
}

extension ProcessCode {
  /// Returns whether a type's callbacks do something when an answer arrives.
  fileprivate func hearsLater(of subject: HastyReads.Subject, _ type: String) -> Bool {
    let names: Set<String> =
      switch subject {
      case .status, .unansweredLocation:
        [DelegateMethod.didChangeAuthorization.name, DelegateMethod.didChangeAuthorizationStatus.name]
      case .location:
        [
          DelegateMethod.didUpdateLocations.name, DelegateMethod.didUpdateToLocation.name,
        ]
      }
    let family = types.ancestry(of: type).union(types.descendants(of: type))
    if subject == .unansweredLocation, hearsLater(of: .location, type) { return true }
    return family.contains { name in
      types.entry(named: name)?.methods.contains { method in
        names.contains(method.delegateName) && !idleCallbacks.always.contains(method.place)
          && (subject == .location
            ? method.facts.namesLocations
            : !method.facts.assignmentConditions.isEmpty
              || method.facts.callSites.contains { !CallNames.isLog($0) })
      } ?? false
    }
  }
}
