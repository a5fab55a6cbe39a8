import LocationPolicy
import SourceFacts

/// Which request can be the first that a person answers, and which comes after it.
extension ProcessCode {
  /// The classic requests for Always that don't wait for When In Use to be granted.
  var firstAlwaysRequests: [CodeUse] { uses(of: .alwaysRequest).filter { mayRun($0, with: .notDetermined) } }

  /// The requests for When In Use that may find nothing decided and no prompt up.
  var firstWhenInUseRequests: [CodeUse] {
    uses(of: .whenInUseRequest).filter { use in
      mayRun(use, with: .notDetermined) && !firstAlwaysRequests.contains { $0.precedes(use) }
    }
  }

  /// Whether When In Use can be asked for while nothing is decided yet.
  var mayAskForWhenInUseFirst: Bool {
    !firstWhenInUseRequests.isEmpty || !uses("requestWhenInUseAuthorization", .reference).isEmpty
  }

  /// Returns whether code may come to a request while the app has a status, as far as conditions tell.
  func mayRun(_ use: CodeUse, with status: StatusCondition.Status) -> Bool {
    statusesAtRequests[use]?.contains(status) ?? true
  }
}

/// Which requests a release sees.
extension ProcessCode {
  /// Returns whether a prompt for When In Use can be the first on a release.
  func asksForWhenInUseFirst(on release: Release) -> Bool {
    firstWhenInUseRequests.contains { runs($0, on: release) }
      || !uses("requestWhenInUseAuthorization", .reference).isEmpty
  }

  /// Returns whether a prompt for Always can be the first on a release: a request right behind another is dropped,
  /// because the prompt of that one is up (AUTH-010).
  func asksForAlwaysFirst(on release: Release) -> Bool {
    firstAlwaysRequests.contains { always in
      runs(always, on: release) && !firstWhenInUseRequests.contains { $0.precedes(always) }
    } || !uses("requestAlwaysAuthorization", .reference).isEmpty
  }

  /// Returns whether Always can be asked for with When In Use on a release.
  func asksForAlwaysLater(on release: Release) -> Bool {
    alwaysRequests.contains { runs($0, on: release) && mayRun($0, with: .authorizedWhenInUse) }
      || !uses("requestAlwaysAuthorization", .reference).isEmpty
  }

  private func runs(_ use: CodeUse, on release: Release) -> Bool {
    !releases(of: use, within: [release...release]).isEmpty
  }
}

extension ProcessCode {
  /// How much it matters that a request can't work; nil where it is as bad as it gets.
  ///
  /// A library may not make it in this app, where a condition decides: at the request, or wherever the library itself
  /// calls the function around it.
  func severity(ofRequest use: CodeUse) -> Finding.Severity? {
    guard use.isShared else { return nil }
    let name = use.fact.enclosingFunction.map { String($0.prefix { $0 != "(" }) }
    // The function may have the name of Apple's method that it calls.
    let methods =
      types.entry(named: use.fact.enclosingType ?? "")?.methods.filter { $0.baseName != name } ?? []
    let callers = methods.flatMap(\.facts.callSites).filter { site in
      site.name == name && (site.receiver == nil || site.receiver == "self")
    }
    let isCalled = callers.isEmpty || callers.contains { Self.comeTrue($0.conditions) }
    return Self.comeTrue(use.fact.conditions) && isCalled ? nil : .warning
  }

  /// Whether conditions hold on any phone that has not been asked yet.
  private static func comeTrue(_ conditions: [String]) -> Bool {
    conditions.allSatisfy {
      CertainCalls.asksForPresence($0) || UndecidedStatus.holds(under: $0)
        || $0.first != "!" && !$0.contains("!=") && $0.mentions("notDetermined")
        || ["respondsToSelector", "responds(to", "locationServicesEnabled"].contains(where: $0.mentions)
    }
  }
}

extension CodeUse {
  /// Whether a value is surely gone when another is given to the same property: it stands above it, or is what an
  /// object begins with.
  func isReplaced(by other: CodeUse) -> Bool {
    guard fact.receiver == other.fact.receiver else { return false }
    if precedes(other) { return true }
    let isInitial = fact.enclosingFunction.map { $0.hasPrefix("init") } ?? true
    let isLater = other.fact.enclosingFunction.map { !$0.hasPrefix("init") } ?? false
    return isInitial && isLater && fact.enclosingType == other.fact.enclosingType
  }

  /// Whether it surely runs before another use: above it in the same function, under the same conditions.
  fileprivate func precedes(_ other: CodeUse) -> Bool {
    isAbove(other) && fact.conditions == other.fact.conditions
  }

  /// Whether it stands above another use in the same function.
  func isAbove(_ other: CodeUse) -> Bool {
    file == other.file && fact.enclosingType == other.fact.enclosingType
      && fact.enclosingFunction == other.fact.enclosingFunction && fact.enclosingFunction != nil
      && fact.position < other.fact.position
  }
}
