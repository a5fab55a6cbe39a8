import AppProject
import CoreLocationInterface
import LocationEvidence
import LocationFlow
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

/// Finds the services in Swift and Objective-C that a refusal keeps from starting, and that nothing starts when the
/// person comes back from Settings.
struct StartsNotRenewed {
  /// Why a service doesn't run after a refusal.
  private enum Loss {
    /// It is started only where the app is allowed already.
    case notAllowed
    /// It fails for good.
    case once
    /// It is started only while Location Services is on.
    case withoutServices
  }

  private let context: AuditContext
  private let code: ProcessCode
  private let parts: [String: [NamedType]]

  init(_ context: AuditContext) {
    self.context = context
    code = context.code
    parts = Dictionary(grouping: context.code.parts.filter { !$0.code.name.isEmpty }, by: \.code.name)
  }

  /// Returns a finding for the first such start of each type, except in files that others are about.
  func violations(besides files: Set<String>) -> [Violation] {
    let starts = code.uses(of: .standardUpdates, .oneShot).filter {
      $0.fact.kind == .call && $0.fact.script == nil && context.isOwn($0)
    }
    if starts.isEmpty || code.uses(anyOf: .liveUpdates, .serviceSession) || hears || startsOnReturn {
      return []
    }
    // The files that name such a type were read, whatever else is in them.
    let asking = Set(code.uses(of: .whenInUseRequest, .alwaysRequest).compactMap(\.fact.enclosingType))
    let path = UntappedPath(in: code.graph, firstScreens: context.target.firstScreens)
    let byType = Dictionary(grouping: starts) { $0.fact.enclosingType ?? "" }
    return byType.keys.sorted().compactMap { type -> Violation? in
      guard asking.contains(type), let own = parts[type], let uses = byType[type], !mayRenew(own),
        !isStartedByControl(of: type),
        own.allSatisfy({ context.isJudged($0.file) && !files.contains($0.file) })
      else { return nil }
      let losses = uses.map(loss)
      guard !losses.contains(where: { $0 == nil }) else { return nil }
      return zip(uses, losses).first { use, _ in
        !path.starts(of: use.fact.name, at: use.fact.position.line, in: use.file).isEmpty
      }.flatMap { use, loss in loss.map { violation(use, $0) } }
    }
  }

  private func violation(_ use: CodeUse, _ loss: Loss) -> Violation {
    let message: Phrase =
      switch loss {
      case .notAllowed:
        """
        Someone who allows it in Settings and comes back finds the app as before: this starts only where the app is \
        allowed already, and nothing that was read starts it when the app becomes active or the status changes.
        """
      case .once:
        """
        Someone who allows it in Settings and comes back finds the app as before: after a refusal this fails, and \
        nothing that was read requests a location when the app becomes active or the status changes.
        """
      case .withoutServices:
        """
        Someone who turns Location Services on and comes back finds the app as before: this starts only while it is \
        on, and nothing that was read starts it when the app becomes active or the status changes.
        """
      }
    return Violation(
      at: use.site, severity: .note, message: message,
      fix: "Implement \(DelegateMethod.didChangeAuthorization.name), and start there when authorized.")
  }

  // MARK: - What a refusal takes away

  /// Returns why a service doesn't run after a refusal; nil if it may.
  private func loss(of use: CodeUse) -> Loss? {
    let place = use.place
    let entries = code.reactions.flatMap(\.entries).filter { entry in
      entry.rows.contains { $0.reaction.isStarting(at: place) }
    }
    guard !entries.isEmpty else { return nil }
    if entries.allSatisfy({ needsAllowance($0, at: place) }) { return .notAllowed }
    if use.fact.name == ManagerMember.requestLocation.declaration.baseName { return .once }
    return entries.allSatisfy { needsServices($0, at: place) } ? .withoutServices : nil
  }

  private func needsAllowance(_ entry: ReactionTable.Entry, at place: Effect.Place) -> Bool {
    let refused = entry.reactions(to: AuthorizationStatus.denied)
    return entry.questions.contains(.status) && !refused.isEmpty
      && refused.allSatisfy { $0.holes.isEmpty && !$0.isStarting(at: place) }
  }

  private func needsServices(_ entry: ReactionTable.Entry, at place: Effect.Place) -> Bool {
    let without = entry.rows.filter { $0.circumstances.contains { !$0.hasServices } }
    return entry.questions.contains(.services) && !without.isEmpty
      && without.allSatisfy { $0.reaction.holes.isEmpty && !$0.reaction.isStarting(at: place) }
  }

  // MARK: - What may renew it

  /// Whether a callback for changes may do something when the app is allowed.
  private var hears: Bool {
    let hearing = code.types.entries.values.filter(\.hearsOfAnswers)
    let entries = code.reactions.flatMap(\.entries).filter(\.isAuthorizationCallback)
    let own = Set(code.functions.map(\.code.name)).union(
      code.parts.flatMap(\.code.properties).map(\.name))
    let functions = code.functions.filter { function in
      entries.contains { $0.place == function.place }
    }
    return hearing.count > functions.count
      || functions.contains { function in
        let given = function.code.parameters.map(\.name)
        return !function.code.names.subtracting([function.code.name] + given).isDisjoint(with: own)
      }
      || entries.contains { entry in
        let allowed: [AuthorizationStatus] = [.authorizedWhenInUse, .authorizedAlways]
        return allowed.flatMap { entry.reactions(to: $0) }.contains { !$0.holes.isEmpty || !$0.isNothing }
      }
  }

  /// Whether code that runs when the app becomes active starts something, asks or looks, or tells others.
  private var startsOnReturn: Bool {
    if code.reactions.flatMap(\.entries).contains(where: { entry in
      entry.isOnActivation && entry.rows.contains { $0.reaction.effects.contains(where: \.isStartOrRequest) }
    }) {
      return true
    }
    let names = Rule.namesOnReturn(to: code)
    let renewing: Set<String> = ["post", "postNotificationName", "send"]
    let services = Set(
      code.uses(of: .standardUpdates, .oneShot, .whenInUseRequest, .alwaysRequest).map(\.fact.name))
    return !names.isDisjoint(with: services.union(renewing))
      || names.contains(ManagerMember.authorizationStatus.declaration.baseName)
  }

  /// Returns whether a control on the screen of a type starts it again.
  private func isStartedByControl(of type: String) -> Bool {
    code.actions.contains { action in
      action.type == type && action.completions.isEmpty && !code.isUnwired(at: action.site(in: code))
        && action.reactions[.allowed]?.effects.contains(where: \.isStart) ?? false
    }
  }

  /// Returns whether a type may be told of something else, or one that names it has a timer.
  private func mayRenew(_ own: [NamedType]) -> Bool {
    guard let type = own.first?.code.name else { return true }
    let name = type.split(separator: ".").last.map(String.init) ?? type
    return own.contains { !$0.names.isDisjoint(with: Rule.renewals) }
      || code.parts.contains { $0.names.contains(name) && !$0.names.isDisjoint(with: Rule.timers) }
  }
}

extension Reaction {
  /// Returns whether a service is started, or a single location requested, at a place.
  fileprivate func isStarting(at place: Effect.Place) -> Bool {
    effects.contains { $0.isStart && $0.place == place }
  }
}

extension Effect {
  fileprivate var isStartOrRequest: Bool { if case .asks = action { true } else { isStart } }
}
