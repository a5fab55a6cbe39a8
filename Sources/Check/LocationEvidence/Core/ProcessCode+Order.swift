package import LocationPolicy
import SourceFacts

/// The requests that can be the first to show a prompt, and those after them.
extension ProcessCode {
  /// The classic requests for Always that can be made before When In Use is granted.
  package var firstAlwaysRequests: [CodeUse] {
    uses(of: .alwaysRequest).filter { mayRun($0, with: .notDetermined) }
  }

  /// The requests for When In Use that can be made while the status is not determined and no prompt
  /// is visible.
  var firstWhenInUseRequests: [CodeUse] {
    uses(of: .whenInUseRequest).filter { use in
      mayRun(use, with: .notDetermined) && !firstAlwaysRequests.contains { $0.precedes(use) }
    }
  }

  /// Whether When In Use can be requested while the status is not determined.
  package var mayAskForWhenInUseFirst: Bool {
    !firstWhenInUseRequests.isEmpty || !uses("requestWhenInUseAuthorization", .reference).isEmpty
  }

  /// Returns whether a request can be reached with a status, according to the conditions.
  package func mayRun(_ use: CodeUse, with status: StatusCondition.Status) -> Bool {
    statusesAtRequests[use]?.contains(status) ?? true
  }
}

/// The requests that take effect on a release.
extension ProcessCode {
  /// Returns whether a prompt for When In Use can be the first on a release.
  package func asksForWhenInUseFirst(on release: Release) -> Bool {
    firstWhenInUseRequests.contains { runs($0, on: release) }
      || !uses("requestWhenInUseAuthorization", .reference).isEmpty
  }

  /// Returns whether a prompt for Always can be the first on a release.
  ///
  /// A request directly after another is dropped, because the prompt of that one is visible
  /// (AUTH-010).
  package func asksForAlwaysFirst(on release: Release) -> Bool {
    firstAlwaysRequests.contains { always in
      runs(always, on: release) && !firstWhenInUseRequests.contains { $0.precedes(always) }
    } || !uses("requestAlwaysAuthorization", .reference).isEmpty
  }

  /// Returns whether Always can be requested after When In Use is granted on a release.
  package func asksForAlwaysLater(on release: Release) -> Bool {
    alwaysRequests.contains { runs($0, on: release) && mayRun($0, with: .authorizedWhenInUse) }
      || !uses("requestAlwaysAuthorization", .reference).isEmpty
  }

  private func runs(_ use: CodeUse, on release: Release) -> Bool {
    !(lacksPermissionHandler && use.isByPermissionHandler)
      && !releases(of: use, within: [release...release]).isEmpty
  }
}

extension ProcessCode {
  /// Returns a lower severity for a request that can't work; nil if it has the rule's own severity.
  ///
  /// A library may not make the request in this app if that depends on a condition, at the request
  /// or at each of the library's own calls to its function.
  package func severity(ofRequest use: CodeUse) -> Finding.Severity? {
    guard use.isShared else { return nil }
    let name = use.fact.enclosingFunction.map { String($0.prefix { $0 != "(" }) }
    // The function can have the name of the method of Apple's that it calls.
    let methods =
      types.entry(named: use.fact.enclosingType ?? "")?.methods.filter { $0.baseName != name } ?? []
    let callers = methods.flatMap(\.facts.callSites).filter { site in
      site.name == name && (site.receiver == nil || site.receiver == "self")
    }
    let isCalled = callers.isEmpty || callers.contains { Self.comeTrue($0.conditions) }
    return Self.comeTrue(use.fact.conditions) && isCalled ? nil : .warning
  }

  /// Returns whether code calls the function around a request, and each time under a condition that the status is not
  /// determined.
  package func isCalledOnlyUndecided(_ use: CodeUse) -> Bool {
    guard let function = use.fact.enclosingFunction else { return false }
    let name = String(function.prefix { $0 != "(" })
    // Only for long names all files with them were read.
    guard name.utf8.count >= KnownCallers.shortest else { return false }
    let calls = types.sorted.flatMap(\.methods).flatMap(\.facts.callSites).filter { $0.name == name }
    return !calls.isEmpty && calls.allSatisfy { $0.conditions.contains(where: Self.saysUndecided) }
      && !parts.contains { $0.code.properties.contains { $0.names.contains(name) } }
  }

  private static func saysUndecided(_ condition: String) -> Bool {
    UndecidedStatus.holds(under: condition)
      || condition.first != "!" && !condition.contains("!=") && condition.mentions("notDetermined")
  }

  /// Returns whether conditions are true on any phone before the first request.
  private static func comeTrue(_ conditions: [String]) -> Bool {
    conditions.allSatisfy {
      CertainCalls.asksForPresence($0) || saysUndecided($0)
        || ["respondsToSelector", "responds(to", "locationServicesEnabled"].contains(where: $0.mentions)
    }
  }
}

extension CodeUse {
  /// Returns whether a value is certainly replaced by another: it is assigned earlier, or is an
  /// object's initial value.
  package func isReplaced(by other: CodeUse) -> Bool {
    guard fact.receiver == other.fact.receiver else { return false }
    if precedes(other) { return true }
    let isInitial = fact.enclosingFunction.map { $0.hasPrefix("init") } ?? true
    let isLater = other.fact.enclosingFunction.map { !$0.hasPrefix("init") } ?? false
    return isInitial && isLater && fact.enclosingType == other.fact.enclosingType
  }

  /// Returns whether it certainly runs before another use: earlier in the same function, under the
  /// same conditions.
  package func precedes(_ other: CodeUse) -> Bool {
    isAbove(other) && fact.conditions == other.fact.conditions
  }

  /// Returns whether it is above another use in the same function.
  package func isAbove(_ other: CodeUse) -> Bool {
    file == other.file && fact.enclosingType == other.fact.enclosingType
      && fact.enclosingFunction == other.fact.enclosingFunction && fact.enclosingFunction != nil
      && fact.position < other.fact.position
  }
}
