import SourceFacts

/// What an app's scripts do in each situation, from each place at which the system or a person starts them.
package struct ScriptReactions: Sendable {
  /// A place at which a script starts, after which nothing that a person could notice happens.
  package struct Silence: Hashable, Sendable {
    /// The situation.
    package let situation: ScriptSituation
    /// The place of the plug-in's call, or of the start if the call is in another file.
    package let place: Effect.Place
    package let kind: Kind

    /// What happens instead of something that a person could notice.
    package enum Kind: Int, Sendable {
      case nothing
      /// Code goes on with a place that is written in it.
      case fixedPlace
      /// The same happens as after "Allow".
      case asAllowed
      /// Code catches the refusal and goes on without a word.
      case dropped
      /// Only a part of that happens which happens after "Allow".
      case less
      /// On one of the ways, an error that nothing catches.
      case uncaught

      /// Whether code goes on as it does with a position.
      package var isGoingOn: Bool { self == .less || self == .dropped }

      /// Whether other code may still say something.
      package var isWeak: Bool { self == .less || self == .uncaught }
    }
  }

  /// The starts after which nothing happens, by place.
  package internal(set) var silences: [Silence] = []
  /// The spinners that stay, by place.
  package private(set) var waits: [Wait] = []
  /// The places that need the permission, from which nothing leads to Settings, by place.
  package private(set) var deadEnds: [DeadEnd] = []

  /// The files of calls after whose refusal a screen opens that leads to Settings.
  package private(set) var filesLedToSettings: Set<String> = []

  /// Code that meets an earlier refusal.
  package struct Look: Hashable, Sendable {
    /// The place of the plug-in's call, or of the start if the call is in another file.
    package let place: Effect.Place
    /// The place of the plug-in's call.
    let call: Effect.Place
    /// Whether it surely runs when a screen appears.
    package let isFirst: Bool
    /// The files of the screens that go on showing the refusal, and lead to Settings.
    let shownIn: Set<String>

    /// Whether a screen goes on showing the refusal, and leads to Settings.
    package var isShown: Bool { !shownIn.isEmpty }
  }

  /// The calls that meet an earlier refusal, and for which nothing looks again when the person comes back from Settings.
  package private(set) var looksNotRenewed: [Look] = []

  /// The calls after which code goes on with the last known position, however old it is, and asks for no new one.
  package private(set) var remembered: Set<Effect.Place> = []

  /// The calls that ask for positions, and don't learn of the error that comes instead or ends them.
  package private(set) var unheard: Set<Effect.Place> = []

  /// The calls that listen to positions, and do nothing that a person could notice when these end with an error.
  package private(set) var ignored: Set<Effect.Place> = []

  /// The calls that begin updates, and that nothing can end, on a screen or after a tap.
  package private(set) var endless: Set<Effect.Place> = []

  /// The timers that get positions, and that nothing ends.
  package private(set) var endlessTimers: Set<Effect.Place> = []

  /// A hook that asks, and that no code calls.
  package struct Uncalled: Sendable {
    package let file: String
    package let lines: Range<Int>
  }

  /// The failures that are taken for refusals, by place.
  package private(set) var failuresAsRefusal: [FailureAsRefusal] = []

  /// The hooks that ask and are never called.
  package private(set) var uncalled: [Uncalled] = []

  let program: ScriptProgram
  private(set) var initials: [String: ScriptValue]
  private lazy var guards = ScriptGuards(of: program)
  private static let stepLimit = 600_000
  private static let closureLimit = 200

  /// Follows the scripts of an app.
  package init(of program: ScriptProgram) {
    self.program = program
    initials = program.initials
    let relevant = Self.relevantNames(program)
    // A field may keep what a widget waits for.
    let wanted = relevant.union(ScriptRun.builders)
    let named = program.functions.filter {
      !(program.names[$0] ?? []).isDisjoint(with: wanted) && !program.isUncalled($0)
    }
    let direct = named.filter { !(program.names[$0] ?? []).isDisjoint(with: ScriptPlugIn.names) }
    let others = named.filter { (program.names[$0] ?? []).isDisjoint(with: ScriptPlugIn.names) }
    var steps = 0
    var seen: [ScriptClosure: Bool] = [:]
    // The functions that call plug-ins themselves come first, so that large apps lose the others.
    var rest: [(function: ScriptProgram.Function, ends: Ends)] = []
    for function in direct + others where steps < Self.stepLimit {
      if let ends = examine(function, &seen, &steps) { rest.append((function, ends)) }
    }
    // What nothing that was followed calls is called from code that can't be followed.
    for (function, ends) in rest where !followed.contains(function) || function.isConstructor {
      judge(ends, of: function)
    }
    uncalled = direct.filter(program.isUncalledHook).map { hook in
      let next = program.functions.filter { $0.file == hook.file && $0.code.line > hook.code.line }
      return Uncalled(file: hook.file, lines: hook.code.line..<(next.map(\.code.line).min() ?? .max))
    }
    endless = endless.filter { !program.files(reading: "stopObserving").contains($0.file) }
    endless.formUnion(ScriptCleanups(of: program).lost)
    endless.formUnion(ScriptSubscriptions(of: program).lost)
    let returns = ScriptReturns(of: program, looking: relevant, besides: ticks.subtracting(ticksOfRefused))
    // What screens look at through a service is reported where they do.
    let services = Set(looksNotRenewed.filter { $0.place != $0.call }.map(\.call.file))
    looksNotRenewed = Set(looksNotRenewed).filter { look in
      !returns.lookAgain(in: look.place.file) && !returns.lookAgain(in: look.call.file)
        && !look.shownIn.contains(where: returns.lookAgain)
        && (look.isFirst || !services.contains(look.call.file))
    }.sorted { ($0.place, $0.call) < ($1.place, $1.call) }
    // Who turns location off comes back from Settings.
    unheard = unheard.filter { !returns.hears(in: $0.file) }
    ignored = ignored.filter { !returns.hears(in: $0.file) }
    if asksOnTap.isEmpty { silences += looks }
    silences = Set(silences).sorted {
      ($0.place, $0.situation.order, $0.kind.rawValue) < ($1.place, $1.situation.order, $1.kind.rawValue)
    }
    failuresAsRefusal = Array(Set(failuresAsRefusal)).sorted { $0.place < $1.place }
    deadEnds = Array(Set(deadEnds)).sorted { $0.place < $1.place }
    waits = Array(Set(waits)).sorted {
      ($0.place, $0.situation.order, $0.key ?? "") < ($1.place, $1.situation.order, $1.key ?? "")
    }
  }

  /// Returns the names in whose functions a plug-in may be called, directly or not.
  private static func relevantNames(_ program: ScriptProgram) -> Set<String> {
    var known = ScriptPlugIn.names
    var rest =
      program.functions.map { function in
        let names = program.names[function] ?? []
        // The permission may be a constant of the file.
        let asks =
          !names.isDisjoint(with: ScriptPlugIn.shortNames)
          && program.modules(of: function.file).contains("react-native-permissions")
        return (name: function.code.name, names: asks ? names.union(known) : names)
      }
      + program.stores.map { (name: $0.key, names: $0.value.names) }
      + program.actions.map { (name: $0.key, names: $0.value.names) }
      + program.contexts.map { (name: $0.key, names: program.names[$0.value] ?? []) }
    var news = known
    while !news.isEmpty {
      let found = rest.filter { !$0.names.isDisjoint(with: news) }
      news = Set(found.map(\.name)).subtracting(known)
      known.formUnion(news)
      rest.removeAll { news.contains($0.name) }
    }
    return known
  }

  /// The functions that the system runs when a screen appears.
  private static let appearances: Set<String> = [
    "initState", "didChangeDependencies", "componentDidMount", "onInit", "onReady", "ionViewDidEnter",
    "ionViewWillEnter", "ionViewDidLoad", "ngOnInit",
  ]
  private static let starts = appearances.union(["main"])

  /// Examines a function and the closures that it gives away; returns what happens in it if code that calls it decides.
  private mutating func examine(
    _ function: ScriptProgram.Function, _ seen: inout [ScriptClosure: Bool], _ steps: inout Int
  ) -> Ends? {
    let isOfScreen = Self.appearances.contains(function.code.name) && !program.isService(function.type)
    let isStart = Self.starts.contains(function.code.name) || function.isFile || function.isComponent
    let frame = ScriptFrame(type: function.type, file: function.file)
    let place = Effect.Place(file: function.file, line: function.code.line)
    let body = FlowClosure(
      parameters: function.code.parameters.map(\.name), body: function.code.body, names: [],
      line: function.code.line,
      column: 0)
    var closures = Closures()
    let own = ScriptClosure(code: body, locals: [:], frame: frame)
    let isAlone = isStart || ScriptReturns.returns.contains(function.code.name)
    let whole = self.ends(
      of: own, besides: function, isOfScreen: isOfScreen, isAlone: isAlone, &closures, &seen, &steps)
    if isStart { judge(whole, startingAt: place, in: frame, isFirst: true, isAlone: true) }
    keepLook(whole, startingAt: place, isFirst: isStart && !function.isFile && !function.isComponent)
    // Whoever gets a function may run it.
    for case .closure(let result) in whole[.grant]?.values ?? []
    where seen.updateValue(true, forKey: result) == nil {
      closures.builders.append(result)
    }
    var index = 0
    while index < Self.closureLimit, steps < Self.stepLimit {
      index += 1
      if let builder = closures.builders.popLast() {
        var run = ScriptRun(program, .grant)
        let found = run.run(.closure(builder), [], ScriptPath())
        unheard.formUnion(found.compactMap(\.path.unheard))
        if run.hasAskedPlugIn {
          var refused = ScriptRun(program, .refusal)
          _ = refused.run(.closure(builder), [], ScriptPath())
          keepAsks(refused, isAlone: !closures.returns.contains(builder))
          steps += refused.steps
        }
        steps += run.steps
        closures.take(run, &seen)
        continue
      }
      guard let closure = closures.handlers.popFirst() else { break }
      let isEffect = closures.effects.contains(closure)
      let ends = self.ends(of: closure, isOfScreen: true, isAlone: isEffect, &closures, &seen, &steps)
      let start = Effect.Place(file: closure.frame.file, line: closure.code.line)
      keepLook(ends, startingAt: start, isFirst: isEffect)
      // Of a component of React, the closures that run first can't be told from those that a tap runs.
      judge(
        ends, startingAt: start, in: closure.frame, isFirst: closure.frame.type.isEmpty,
        isAlone: isEffect || closures.returns.contains(closure),
        isRepeated: closures.ticks.contains(closure))
      if closures.ticks.contains(closure), ends[.grant]?.paths.contains(where: \.isLocated) ?? false,
        !program.endsTimers(in: start.file)
      {
        endlessTimers.insert(start)
      }
    }
    return isStart ? nil : whole
  }

  /// Judges a function that only code calls which isn't followed, if it hands no value to it.
  private mutating func judge(_ ends: Ends, of function: ScriptProgram.Function) {
    guard Self.asksForItself(ends) else { return }
    let start = Effect.Place(file: function.file, line: function.code.line)
    let frame = ScriptFrame(type: function.type, file: function.file)
    judge(ends, startingAt: start, in: frame, isFirst: false, isCalled: true)
    guard !guards.catch(function) else { return }
    for situation in ScriptSituation.allCases {
      keepUncaught(ends[situation]?.paths ?? [], ends, situation, startingAt: start)
    }
  }

  /// The closures that timers run, and those of them that also run without the permission.
  private var ticks: Set<ScriptClosure> = []
  private var ticksOfRefused: Set<ScriptClosure> = []
  /// The states that were met, and those of them that nothing uses.
  var known: Set<String> = []
  var unused: Set<String> = []

  /// Where plug-ins ask while nobody has decided yet: in code that runs by itself, and in other code.
  private var asksAlone: Set<Effect.Place> = []
  private var asksOnTap: Set<Effect.Place> = []
  /// Whether all code that runs by itself was followed to its ends.
  private var isAloneWhole = true
  /// The silences of code that runs by itself, and only looks whether it is allowed.
  private var looks: [Silence] = []

  /// The functions that were called in code that was followed.
  private var followed: Set<ScriptProgram.Function> = []

  typealias Ends = [ScriptSituation: (paths: [ScriptPath], values: Set<ScriptValue>, isWhole: Bool)]

  /// Returns whether code asks, and hands neither values nor errors to who calls it.
  private static func asksForItself(_ ends: Ends) -> Bool {
    // Code that only looks at the status may have nothing to say.
    ends[.refusal]?.paths.contains(where: \.hasAsked) ?? false
      && ends.values.allSatisfy { $0.values.subtracting([.nothing]).isEmpty }
  }

  /// The closures that code gives away.
  private struct Closures {
    /// Those that run on an event, in order.
    var handlers: ArraySlice<ScriptClosure> = []
    /// Those whose results are used, such as builders, in which others may be.
    var builders: [ScriptClosure] = []
    /// Those that run when a screen appears.
    var effects: Set<ScriptClosure> = []
    /// Those that run when the app comes back.
    var returns: Set<ScriptClosure> = []
    /// Those that a timer runs again and again.
    var ticks: Set<ScriptClosure> = []

    mutating func take(_ run: ScriptRun, _ seen: inout [ScriptClosure: Bool]) {
      effects.formUnion(run.effects)
      returns.formUnion(run.returns)
      ticks.formUnion(run.ticks)
      let given = run.given.sorted {
        ($0.key.code.line, $0.key.code.column) < ($1.key.code.line, $1.key.code.column)
      }
      for (closure, heedsResult) in given where seen[closure] == nil || seen[closure] == true && !heedsResult
      {
        seen[closure] = heedsResult
        if heedsResult { builders.append(closure) } else { handlers.append(closure) }
      }
    }
  }

  /// Runs code in all situations, and adds what it gives away to the closures.
  private mutating func ends(
    of closure: ScriptClosure, besides own: ScriptProgram.Function? = nil, isOfScreen: Bool, isAlone: Bool,
    _ closures: inout Closures,
    _ seen: inout [ScriptClosure: Bool],
    _ steps: inout Int
  ) -> Ends {
    var ends: Ends = [:]
    var hearsInterruptions = false
    for situation in ScriptSituation.allCases where situation != .interruption || hearsInterruptions {
      var run = ScriptRun(program, situation)
      let found = run.runLater(run.run(.closure(closure), [], ScriptPath()))
      hearsInterruptions = hearsInterruptions || run.hearsInterruptions
      steps += run.steps
      followed.formUnion(run.followed.subtracting(own.map { [$0] } ?? []))
      initials.merge(run.initials) { first, _ in first }
      closures.take(run, &seen)
      if isOfScreen, situation == .grant { endless.formUnion(run.endless) }
      if situation == .refusal { keepAsks(run, isAlone: isAlone) }
      ticks.formUnion(run.ticks)
      if situation.order <= ScriptSituation.withoutServices.order { ticksOfRefused.formUnion(run.ticks) }
      let end = (
        paths: found.map(\.path), values: Set(found.filter { $0.path.outcome != .threw }.map(\.value)),
        isWhole: !run.hasHoles
      )
      guard run.hasAskedPlugIn else {
        return Dictionary(uniqueKeysWithValues: ScriptSituation.allCases.map { ($0, end) })
      }
      ends[situation] = end
    }
    return ends
  }

  private mutating func keepAsks(_ run: ScriptRun, isAlone: Bool) {
    if isAlone {
      asksAlone.formUnion(run.asks)
      isAloneWhole = isAloneWhole && !(run.hasAskedPlugIn && run.hasHoles)
    } else {
      asksOnTap.formUnion(run.asks)
    }
  }

  /// Returns whether a place is in a function that no code calls.
  package func isNeverRun(_ place: Effect.Place) -> Bool {
    program.functions(in: place.file).last { $0.code.line <= place.line }.map(program.isUncalled) ?? false
  }

  /// Returns whether code of a file opens Settings, or a screen that shows it or uses it does.
  package func leadsToSettings(from file: String) -> Bool { program.leadsToSettings(from: file) }

  /// Returns whether a plug-in is asked at a place only after a tap, because what runs by itself and comes there too
  /// looks first whether it is allowed.
  package func isAskedOnTap(at place: Effect.Place) -> Bool {
    isAloneWhole && asksOnTap.contains(place) && !asksAlone.contains(place)
  }

  // MARK: - Judgement

  private mutating func keepLook(_ ends: Ends, startingAt start: Effect.Place, isFirst: Bool) {
    let granted = ends[.grant]?.paths ?? []
    // What comes to nothing when it is allowed needn't be looked at again.
    guard ends[.grant]?.values.subtracting([.nothing]).isEmpty == false || !granted.allSatisfy(isIdle) else {
      return
    }
    let met = (ends[.earlierRefusal]?.paths ?? []).filter { $0.met != nil }
    let shownIn = screensOfRefusal(met, granted)
    looksNotRenewed += met.compactMap(\.met).map { call in
      Look(
        place: isFirst && call.file != start.file ? start : call, call: call, isFirst: isFirst,
        shownIn: shownIn)
    }
  }

  /// Returns whether code asks on a way, and does nothing with the answer or the position but log it.
  func isIdle(_ path: ScriptPath) -> Bool {
    if case .returned(let value) = path.outcome, value != .nothing { return false }
    return (path.hasAsked || path.isLocated) && path.outcome != .threw && !path.hasReacted
      && path.states.isEmpty && path.told.isEmpty
  }

  /// Notes what code does when updates end with an error.
  private mutating func keepInterruption(_ met: [ScriptPath], _ ends: Ends, isCalled: Bool) {
    if !isCalled, met.allSatisfy(isSilent), !isMissed(on: met, ends) {
      ignored.formUnion(met.compactMap(\.met))
    }
    failuresAsRefusal += Self.failuresAsRefusal(
      met, refused: ends[.refusal]?.paths ?? [], granted: ends[.grant]?.paths ?? [])
  }

  private mutating func judge(
    _ ends: Ends, startingAt start: Effect.Place, in frame: ScriptFrame, isFirst: Bool,
    isAlone: Bool = false, isCalled: Bool = false,
    isRepeated: Bool = false
  ) {
    learn(ends)
    let count = silences.count
    // What looks by itself, without asking, may leave everything to a button.
    let isLook = isAlone && !(ends[.refusal]?.paths.contains(where: \.hasAsked) ?? true)
    defer {
      if isLook {
        let found = silences[count...]
        silences.removeSubrange(count...)
        looks += found.filter(\.situation.isWithoutPermission)
        silences += found.filter { !$0.situation.isWithoutPermission }
      }
    }
    let found = ends[.grant]?.paths ?? []
    if !isCalled { unheard.formUnion(found.compactMap(\.unheard)) }
    for path in found where !path.isLocated && !(path.states.isEmpty && path.reactions.isEmpty) {
      if let call = path.remembered { remembered.insert(call) }
    }
    for situation in ScriptSituation.allCases where situation != .grant {
      // A timer tries again.
      if situation == .withoutFix, isRepeated { continue }
      guard let (paths, _, isWhole) = ends[situation] else { continue }
      let met = paths.filter { $0.met != nil }
      guard let first = met.first, let call = first.met else { continue }
      let place = call.file == start.file && call.line > 0 ? call : start
      if situation == .interruption {
        if isWhole { keepInterruption(met, ends, isCalled: isCalled) }
        continue
      }
      if situation.isRefusal {
        let ends = Self.deadEnds(met, found, at: place, of: call, in: program, frame)
        deadEnds += ends
        if ends.isEmpty, met.contains(where: { $0.opened.contains(where: program.leadsToSettings(screen:)) })
        {
          filesLedToSettings.insert(call.file)
        }
      }
      if situation != .consent, !isCalled || met.allSatisfy({ $0.outcome != .threw }),
        situation != .withoutFix || !isMissed(on: met, ends)
      {
        keepDrop(met, besides: Course(found), situation, startingAt: start, isWhole: isWhole)
      }
      if !isCalled { keepUncaught(met, ends, situation, startingAt: start) }
      if isWhole, situation == .withoutFix || situation == .withoutServices && met.allSatisfy(\.isOff) {
        failuresAsRefusal += Self.failuresAsRefusal(met, refused: ends[.refusal]?.paths ?? [], granted: found)
      }
      if situation != .consent {
        waits += waits(met, found, situation, at: place, in: frame, isFirst: isFirst)
      }
      // Who calls it may handle its errors.
      if !isWhole || isCalled && paths.contains(where: { $0.outcome == .threw }) {
        continue
      }
      let isQuiet = met.allSatisfy { isSilent($0) }
      let isTold =
        switch situation {
        case .withoutFix:
          // Updates may come at any time.
          !met.contains(where: hasFixedPlace)
            && (met.contains { $0.isSearching || $0.isWatching } || isMissed(on: met, ends))
        case .consent:
          looksOnReturn || met.contains(where: \.isLocated) || !found.contains(where: \.isLocated)
        case .refusal, .earlierRefusal, .withoutServices, .grant, .interruption: false
        }
      if isQuiet, !isTold {
        silences.append(
          Silence(
            situation: situation, place: place,
            kind: met.contains { hasFixedPlace($0) } ? .fixedPlace : .nothing))
      }
      if situation == .refusal, !isQuiet, isAsAllowed(met, ends) {
        silences.append(Silence(situation: situation, place: place, kind: .asAllowed))
      }
    }
  }
}
