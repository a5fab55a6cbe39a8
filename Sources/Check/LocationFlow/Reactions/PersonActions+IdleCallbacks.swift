import SourceFacts

/// The callbacks for the status that do nothing when the person allows it.
package struct IdleCallbacks: Hashable, Sendable {
  /// Those that never do.
  package var always: Set<Effect.Place> = []
  /// Those that don't after a refusal, which has set back what they wait for.
  package var afterRefusal: Set<Effect.Place> = []

  package init() {}

  package mutating func formUnion(_ other: IdleCallbacks) {
    always.formUnion(other.always)
    afterRefusal.formUnion(other.afterRefusal)
  }
}

extension PersonActions {
  /// Returns the callbacks for the status that do nothing when the person allows it.
  package func idleCallbacks() -> IdleCallbacks {
    var found = IdleCallbacks()
    for type in program.typeNames {
      let functions = program.parts(of: type).flatMap { part in
        part.type.functions.map { (code: $0, start: EntryStart($0, of: type, in: part.file)) }
      }
      for (code, start) in functions where LocationCalls.callbacks.contains(code.fullName) {
        guard code.fullName.contains("hangeAuthorization") else { continue }
        let requests = functions.filter { !$0.code.names.isDisjoint(with: Self.requests) }.map(\.start)
        let flags = flags(of: type)
        guard let paths = paths(of: start, .allowed) else { continue }
        if !paths.contains(where: { $0.acts(besides: flags) }) {
          found.always.insert(start.place)
        } else if isGivenUp(start, besides: requests, flags) {
          found.afterRefusal.insert(start.place)
        }
      }
    }
    return found
  }

  private static let requests: Set<String> = [
    "requestWhenInUseAuthorization", "requestAlwaysAuthorization",
  ]

  /// Returns the private properties of a type that are only true or false.
  private func flags(of type: String) -> Set<String> {
    Set(
      program.parts(of: type).flatMap(\.type.properties).filter { property in
        if property.setter != nil || !property.isPrivate { return false }
        if case .boolean = property.initial { return true }
        return ["Bool", "BOOL"].contains(property.type)
      }.map(\.name))
  }

  /// Returns whether a refusal that is told sets back what a callback waits for.
  private func isGivenUp(_ start: EntryStart, besides requests: [EntryStart], _ flags: Set<String>) -> Bool {
    func refusals(of entry: EntryStart) -> [Path]? {
      paths(of: entry, .refused)?.filter { $0.effects.contains { $0.tells(besides: flags) } }
    }
    guard let answers = refusals(of: start), let one = answers.first else { return false }
    var left = one.properties.filter { $0.value == .boolean(false) || $0.value == .nothing }
    left = left.filter { ended in answers.allSatisfy { $0.properties[ended.key] == ended.value } }
    for entry in requests {
      guard let paths = refusals(of: entry) else { return false }
      left = left.filter { ended in
        paths.allSatisfy { $0.properties[ended.key] ?? ended.value == ended.value }
      }
    }
    guard !left.isEmpty,
      let later = paths(of: start, .allowed, knowing: left, someoneWaits: false), !later.isEmpty
    else { return false }
    return !later.contains { $0.acts(besides: flags) }
  }

  /// Returns the paths through an entry; nil if some code of them isn't known.
  private func paths(
    of start: EntryStart, _ standing: PersonAction.Standing,
    knowing properties: [Path.Property: KnownValue] = [:], someoneWaits: Bool = true
  ) -> [Path]? {
    var interpreter = Interpreter(
      program: program, circumstances: standing.circumstances, limits: limits, someoneWaits: someoneWaits,
      isThorough: true)
    let paths = start.paths(in: &interpreter, knowing: properties)
    return interpreter.holes.isEmpty ? paths : nil
  }
}

extension Path {
  /// Returns whether something is started, shown or told on it.
  fileprivate func acts(besides flags: Set<String>) -> Bool {
    effects.contains { $0.acts(besides: flags) }
  }
}

extension Effect {
  /// Returns whether it tells of something that stays, in a state, on a screen or to other code, rather than in an
  /// alert.
  fileprivate func tells(besides flags: Set<String>) -> Bool {
    switch action {
    case .publishes(_, let value): return !["true", "false", "nil"].contains(value)
    case .tells: return true
    case .does(let what):
      let name = what.split(separator: ".").last.map(String.init) ?? what
      return !flags.contains(what) && !Self.passing.contains(name)
    default: return false
    }
  }

  /// The names of calls and properties that end something, write a log, or build an alert.
  private static let passing: Set<String> = [
    "stopAnimating", "endRefreshing", "isEnabled", "enabled", "isHidden", "hidden", "invalidate", "cancel",
    "print", "debugPrint", "NSLog", "addAction", "show", "dismiss",
  ]

  /// Returns whether it starts, shows or tells something, or may do so.
  fileprivate func acts(besides flags: Set<String>) -> Bool {
    switch action {
    case .asks, .starts, .locates, .tells, .handsOn, .publishes, .presents, .opens, .fails: true
    case .does(let what): !flags.contains(what) && !["print", "debugPrint", "NSLog"].contains(what)
    case .stops, .creates, .configures, .keeps, .clears, .waits, .returns: false
    }
  }
}
