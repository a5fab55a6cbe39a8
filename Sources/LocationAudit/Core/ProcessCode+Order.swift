import SourceFacts

/// Which request can be the first that a person answers.
extension ProcessCode {
  /// The classic requests for Always that don't wait for When In Use to be granted.
  var firstAlwaysRequests: [CodeUse] { uses(of: .alwaysRequest).filter { !$0.waitsForWhenInUse } }

  /// Whether Always can be asked for while nothing is decided yet.
  var mayAskForAlwaysFirst: Bool {
    !firstAlwaysRequests.isEmpty || !uses("requestAlwaysAuthorization", .reference).isEmpty
  }

  /// Whether When In Use can be asked for while nothing is decided yet.
  var mayAskForWhenInUseFirst: Bool {
    !uses("requestWhenInUseAuthorization", .reference).isEmpty
      || uses(of: .whenInUseRequest).contains { use in
        !firstAlwaysRequests.contains { $0.precedes(use) }
      }
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
  /// Whether it only comes once When In Use is granted; a case that names both statuses, or an "else", says otherwise.
  fileprivate var waitsForWhenInUse: Bool {
    fact.conditions.contains {
      $0.mentions("authorizedWhenInUse") && !$0.mentions("notDetermined") && $0.first != "!"
    }
  }

  /// Whether it surely runs before another use: above it in the same function, under the same conditions.
  fileprivate func precedes(_ other: CodeUse) -> Bool {
    file == other.file && fact.enclosingType == other.fact.enclosingType
      && fact.enclosingFunction == other.fact.enclosingFunction && fact.enclosingFunction != nil
      && fact.conditions == other.fact.conditions && fact.position < other.fact.position
  }
}
