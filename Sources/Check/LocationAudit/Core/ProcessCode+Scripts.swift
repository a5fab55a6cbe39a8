import SourceFacts

/// The calls of plug-ins in Dart, JavaScript and TypeScript.
extension ProcessCode {
  /// The app's own calls, sorted by place.
  var scriptCalls: [CodeUse] { all.filter { $0.fact.script != nil && !$0.isShared } }

  /// The calls of functions of other files after which nothing reacts, though a plug-in's failure
  /// goes out of the function; and functions that only their own file calls.
  var unheardCallers: [CodeUse] {
    let calls = Dictionary(grouping: scriptFlow.filter(\.isCaller), by: \.fact.name)
    return scriptFlow.flatMap { leaving -> [CodeUse] in
      guard case .leaving(let exit, let isCalledHere)? = leaving.fact.script?.role else { return [] }
      let others = (calls[leaving.fact.name] ?? []).filter { $0.file != leaving.file }
      guard others.isEmpty else {
        let unheard = others.filter { use in
          guard case .caller(let ignored)? = use.fact.script?.role else { return false }
          return ignored.contains(exit)
        }
        // A state that one screen shows is no secret of the others.
        return exit == .state && unheard.count < others.count ? [] : unheard
      }
      return isCalledHere && ScriptCall.isAboutLocation(leaving.fact.name) ? [leaving] : []
    }
  }
}

extension ProcessCode {
  /// The conditions in scripts that positions without precision never meet, or meet by chance; none if a
  /// script looks at the accuracy or at Precise Location.
  var scriptAccuracyTests: [CodeUse] {
    if scriptFlow.contains(where: { $0.fact.script?.role == .accuracyLook }) { return [] }
    return scriptFlow.filter { [.accuracyFilter, .distanceTest].contains($0.fact.script?.role) }
  }
}

extension CodeUse {
  /// Whether a plug-in's call asks the person, rather than failing if nobody has.
  var isAsking: Bool {
    fact.script != nil && (fact.name.hasPrefix("request") && fact.name.hasSuffix("Authorization"))
  }

  /// Whether a function of another file is called.
  fileprivate var isCaller: Bool {
    if case .caller? = fact.script?.role { true } else { false }
  }

  /// Whether a plug-in is asked for positions that fails if nobody has asked the person.
  var isSilent: Bool {
    guard let script = fact.script, !isAsking, fact.receiver?.isEmpty == false else { return false }
    return script.role == .position || script.role == .updates
  }
}
