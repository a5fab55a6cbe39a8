import SourceFacts

/// What the states that scripts keep show, and where.
extension ScriptReactions {
  /// Returns whether a hook's state is returned by it, and nothing does anything with it.
  ///
  /// Only a hook that is about location is judged, because files in which nothing is aren't read.
  func isKeptByHook(_ key: String, _ name: String) -> Bool {
    let file = program.file(ofState: key)
    guard !file.hasSuffix(".dart"), program.isHook(file),
      !(program.reads.tested[name]?.contains(file) ?? false)
    else { return false }
    return program.files(using: file).subtracting([file]).isDisjoint(with: program.files(showing: name))
  }

  /// Returns the files of screens that go on showing what is kept of a refusal on all of its ways, and that lead to
  /// Settings.
  func screensOfRefusal(_ refused: [ScriptPath], _ granted: [ScriptPath]) -> Set<String> {
    // What shows a dialog is done when that is closed.
    guard let first = refused.first,
      refused.allSatisfy({ $0.told.subtracting($0.toldWhenMet).allSatisfy { $0.state != nil } })
    else { return [] }
    let located = granted.filter { $0.isLocated && !$0.hasFailed }
    let kept = first.states.filter { key, value in
      value != .nothing && value != .boolean(false) && value != initials[key] && !isSpinner(Self.name(key))
        && refused.allSatisfy { $0.states[key] == value && $0.statesWhenMet[key] != value }
        && located.allSatisfy { $0.states[key] != value } && !isUnread(key)
    }
    return kept.keys.reduce(into: []) { screens, key in
      let readers = program.files(using: program.file(ofState: key)).intersection(
        program.allNames(ofState: key).reduce(into: Set()) {
          $0.formUnion(program.files(showing: $1, ofState: key))
        })
      screens.formUnion(readers.filter { program.hasScreen(in: $0) && program.opensSettings(in: $0) })
    }
  }

  func hasFixedPlace(_ path: ScriptPath) -> Bool {
    path.states.contains { key, value in
      value.isFixedPlace && path.statesWhenMet[key] != value
    }
  }

  /// Returns whether a text only names a place that is written in the code, as a position's address does on other ways.
  static func isLabel(_ key: String, on path: ScriptPath, _ located: [ScriptPath]) -> Bool {
    path.states.contains { $1.isFixedPlace && path.statesWhenMet[$0] != $1 }
      && located.contains { other in
        switch other.states[key] {
        case .chain?, .present?: true
        default: false
        }
      }
  }

  static func name(_ key: String) -> String {
    String(key.split(separator: " ").last ?? "").split(separator: ".").last.map(String.init) ?? key
  }

  /// Returns whether code compares a state only with other values than this one, and doesn't show it.
  func isUnseen(_ value: ScriptValue, in name: String) -> Bool {
    switch value {
    case .literal(let text), .constant(_, let text): program.reads.isUnseen(text, in: name)
    case .chain(let names) where names.count > 1 && names[0].first?.isUppercase ?? false:
      program.reads.isUnseen(names[names.count - 1], in: name)
    default: false
    }
  }

  func isRead(_ name: String) -> Bool { Int(name) != nil || program.reads.names.contains(name) }

  func isSpinner(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["load", "refresh", "busy", "spinner", "progress", "pending"].contains { name.contains($0) }
  }
}

extension ScriptSituation {
  /// Whether the person refuses, or has refused.
  package var isRefusal: Bool { self == .refusal || self == .earlierRefusal }

  /// Whether no plug-in may get a position.
  var isWithoutPermission: Bool { isRefusal || self == .withoutServices }

  /// The place among the situations.
  package var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
