package import AppProject
import CoreLocationInterface
import InfoPlistProblems
import LocationFlow
import SourceFacts

/// Finds code that takes a location without a look at its age.
package struct StaleLocations {
  /// What is done with the location.
  package enum Use: CaseIterable {
    /// A repeating timer takes it.
    case timed
    /// It ends the updates.
    case end
    /// A caller who gets no other is given it.
    case answer
    /// It is taken although it is only remembered.
    case remembered
    /// It is kept, and handed on later.
    case kept
    /// It is the oldest one of the list.
    case oldest
  }

  private let context: AuditContext
  private let code: ProcessCode
  private let families: [DelegateFamily]
  private let checks: AgeChecks

  /// Examines the code of a process.
  package init(in context: AuditContext) {
    self.context = context
    code = context.code
    // Nothing calls the callbacks of a type that is no manager's delegate.
    let unset = Set(code.familiesNeverSet().map(\.entry.name))
    families = DelegateFamily.all(in: code.types).filter { !unset.contains($0.entry.name) }
    checks = AgeChecks(in: code.parts, delegates: Set(families.map(\.entry.name)))
  }

  /// Returns the places where it is taken.
  package func all() -> [(use: Use, site: Site)] { callbacks() + timed() + remembered() }

  /// Returns the callbacks that stop with any location, give it to a caller who gets no other, or take
  /// the oldest one.
  private func callbacks() -> [(use: Use, site: Site)] {
    let starts = code.uses(of: .standardUpdates).filter { !code.isInLocationCallback($0) }
    let singles = code.uses(of: .oneShot)
    let answers = Waits(in: code.reactions).callbacksThatAnswer()
    let keepers = self.keepers()
    let byPlace = code.functionsByPlace
    return families.filter { starts.contains(where: $0.contains) }.flatMap { family in
      let type = family.entry.name
      let own = code.functions.filter { family.includes($0.type) }
      return family.ownMethods(.didUpdateLocations, .didUpdateToLocation).filter {
        context.isJudged($0.file) && $0.facts.namesLocations && !Self.looksAtAge($0.facts)
      }.compactMap { method -> (use: Use, site: Site)? in
        let function = byPlace[method.place].map { Self.worker(of: $0, among: own) }
        if let list = function?.code.parameters.last?.name, function?.code.name != method.baseName,
          function?.code.names.isDisjoint(with: [list, "location"]) ?? false
        {
          return nil
        }
        if function.map(FirstLocationStops(functions: own).stopsAtOnce) ?? false {
          return (.end, method.site)
        }
        guard !checks.mayBeMade(ofLocationsIn: type) else { return nil }
        // What requestLocation brings is new.
        if answers.contains(method.place), !singles.contains(where: family.contains) {
          return (.answer, method.site)
        }
        if function.map(Self.takesOldest) ?? false { return (.oldest, method.site) }
        // While updates go on, the next one replaces what is kept.
        let mayEnd = family.calls("stopUpdatingLocation") || singles.contains(where: family.contains)
        return mayEnd && keepers.contains(type) ? (.kept, method.site) : nil
      }
    }
  }

  /// Returns the method to which a callback only hands on what it is given, or the callback itself.
  private static func worker(of callback: NamedFunction, among own: [NamedFunction]) -> NamedFunction {
    guard callback.code.body.count == 1, case .expression(.call(let call)) = callback.code.body[0],
      call.arguments.map(\.value) == callback.code.parameters.map({ .name($0.name) }),
      let name = call.callee.calledName, let worker = own.first(where: { $0.code.name == name })
    else { return callback }
    return worker
  }

  /// Returns the places where repeating timers take a location that a manager or another object keeps.
  private func timed() -> [(use: Use, site: Site)] {
    let uses = code.nativePlaces.uses.filter { use in
      guard use.sink == .timed, context.isOwn(use.place.file) else { return false }
      return !checks.mayBeMade(ofLocationsIn: use.keeper ?? code.function(at: Site(use.user))?.type ?? "")
    }
    return Set(uses.map(\.place)).map { (.timed, Site($0)) }
  }

  /// Returns the places where a remembered location is taken, and a new one wanted only if there is none.
  private func remembered() -> [(use: Use, site: Site)] {
    code.nativePlaces.preferred.filter { place in
      guard context.isOwn(place.file), let user = code.function(at: Site(place)) else { return false }
      return !user.receivesLocation && !checks.mayBeMade(ofLocationsIn: user.type)
    }.map { (.remembered, Site($0)) }
  }

  /// Returns the types that keep a location which other functions hand on.
  private func keepers() -> Set<String> {
    Set(
      code.nativePlaces.uses.lazy.filter {
        $0.sink == .later && context.isJudged($0.place.file) && !code.runsAfterLocation(at: $0.user)
      }.compactMap(\.keeper))
  }

  private static func looksAtAge(_ method: MethodFacts) -> Bool {
    method.callSites.contains { site in
      ["timeIntervalSinceNow", "timeIntervalSince", "timeIntervalSinceDate"].contains(site.name)
        || site.conditions.contains(where: looksAtAge)
    }
  }

  private static func looksAtAge(_ condition: String) -> Bool {
    // A negative accuracy says only that there is no location.
    let condition = ["horizontalAccuracy < 0", "horizontalAccuracy >= 0"].reduce(condition) {
      $0.replacing($1, with: "")
    }
    return ["timestamp", "accuracy", "timeInterval"].contains { condition.mentions($0) }
      || condition.split { !$0.isLetter }.contains("age")
  }

  /// Returns whether a callback takes the first location of its list, and neither the last one nor all.
  private static func takesOldest(_ callback: NamedFunction) -> Bool {
    guard let list = callback.code.parameters.last?.name,
      !callback.code.names.contains("last"), !callback.code.names.contains("lastObject")
    else { return false }
    var takesFirst = false
    var takesMore = false
    func look(_ value: FlowExpression) {
      switch value {
      case .member(.name(list), "first"): takesFirst = true
      case .element(.name(list), let index, _) where index == [.literal("0")]: takesFirst = true
      case .call(let call) where call.callee == .member(.name(list), "objectAtIndex"):
        if call.arguments.map(\.value) == [.literal("0")] { takesFirst = true } else { takesMore = true }
      // Their number says nothing about which one is taken.
      case .member(.name(list), "count"), .member(.name(list), "isEmpty"): break
      case .name(list): takesMore = true
      default: for part in value.parts { look(part) }
      }
    }
    callback.code.body.visit { statement in
      for value in statement.values { look(value) }
    }
    return takesFirst && !takesMore
  }
}
