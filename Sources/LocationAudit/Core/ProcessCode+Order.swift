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

extension CodeUse {
  /// How much it matters that the request can't work: a library may not make it in this app, where a condition decides.
  var severityOfRequest: Finding.Severity? {
    let isCertain = fact.conditions.allSatisfy {
      CertainCalls.asksForPresence($0) || $0.mentions("respondsToSelector") || $0.mentions("responds(to")
    }
    return isShared && !isCertain ? .warning : nil
  }

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
