import SourceFacts

/// A call that tells the person something, or a text that a state gets.
struct ScriptTelling: Hashable, Sendable {
  let place: Effect.Place
  /// Whether it may lead to Settings, as far as that can be told.
  let mayOpenSettings: Bool
  /// The key of the state that gets a text; nil if the call itself shows something.
  let state: String?
  /// The text, as far as it is written there.
  let text: String

  /// Whether its text says that something isn't allowed.
  var namesRefusal: Bool { Self.refusals.occurs(in: text.lowercased()) }

  /// Whether its text says that something isn't allowed, and nothing else that may be the matter.
  var namesOnlyRefusal: Bool { namesRefusal && !Self.others.occurs(in: text.lowercased()) }

  private static let refusals = WordSearch(["denied", "permission", "allow"])
  private static let others = WordSearch([
    " or ", "service", "gps", "signal", "turn", "switch", "enable", "disabled", "unable", "could", "can't",
    "cannot", "fail", "error", "try", "found", "check", "wrong", "unavailable", "not available",
  ])

  /// The number of characters from which on a text without spaces may be a sentence, in scripts that have none.
  private static let sentence = 6

  /// Returns whether values have a text in them that only people read, outside of functions.
  static func text(in values: [FlowExpression]) -> Bool {
    values.contains { value in
      switch value {
      case .literal(let text):
        text.contains { $0.isLetter }
          && (text.contains(" ") || text.count >= sentence && !text.utf8.allSatisfy { $0 < 128 })
      case .closure: false
      default: text(in: value.parts)
      }
    }
  }
}

extension FlowExpression {
  /// The literals in it, outside of functions.
  var writtenText: String {
    switch self {
    case .literal(let text): text
    case .closure: ""
    default: parts.map(\.writtenText).joined(separator: " ")
    }
  }
}

extension FlowCall {
  /// The context of React that an element such as `<Places.Provider>` provides; nil for other calls.
  var context: String? {
    guard callee == .name("<Provider>"), let path = typeArgument, path.hasSuffix(".Provider") else {
      return nil
    }
    return path.split(separator: ".").first.map(String.init)
  }

  /// The type that a call of Dart's names, as in `read<Locator>()`; nil if it names none.
  var typeArgument: String? { text.hasPrefix("<") ? String(text.dropFirst().dropLast()) : nil }

  /// The literals among its arguments, outside of functions.
  var writtenText: String { arguments.map(\.value.writtenText).joined(separator: " ") }

  /// The names of the fields of the objects among the arguments that have a text in them.
  var textFields: [String] {
    arguments.flatMap { argument -> [String] in
      guard case .call(let object) = argument.value, object.callee == .name("#object") else { return [] }
      return object.arguments.filter { ScriptTelling.text(in: [$0.value]) }.compactMap(\.label)
    }
  }
}

extension ScriptReactions {
  /// A place that needs the permission, from which nothing leads a person who refused it to Settings.
  package struct DeadEnd: Hashable, Sendable {
    package let place: Effect.Place
    /// The call of the plug-in.
    package let call: Effect.Place
    /// Whether it is where the person is told something whenever they refused.
    package let isTold: Bool
  }

  /// Returns the places after which nothing leads to Settings: those that tell the person something whenever they
  /// refused, and never after a grant; if there are none, where the code starts or calls the plug-in.
  static func deadEnds(
    _ refused: [ScriptPath], _ granted: [ScriptPath], at place: Effect.Place, of call: Effect.Place,
    in program: ScriptProgram, _ frame: ScriptFrame
  ) -> [DeadEnd] {
    guard !program.opensSettings(in: frame.file),
      !refused.contains(where: { path in
        path.met.map { program.opensSettings(in: $0.file) } ?? false
          || path.opened.contains(where: program.leadsToSettings(screen:))
      })
    else { return [] }
    let usual = granted.reduce(into: Set<String>()) { $0.formUnion($1.opened) }
    let screens = refused.map { $0.opened.subtracting(usual).sorted() }
    if !refused.isEmpty, screens.allSatisfy({ !$0.isEmpty }), let screen = screens[0].first {
      // What is told stands on that screen.
      return [DeadEnd(place: program.place(ofScreen: screen) ?? place, call: call, isTold: true)]
    }
    // A failure that has nothing to do with location may be told as a refusal is.
    let whole = granted.filter { !$0.hasFailed }
    let others = Set((whole.isEmpty ? granted : whole).flatMap(\.told).map(\.place))
    let located = granted.filter(\.isLocated)
    let said = refused.map { path in
      path.told.filter { telling in
        !others.contains(telling.place) && !(telling.state.map { isLabel($0, on: path, located) } ?? false)
      }
    }
    if said.joined().contains(where: { $0.mayOpenSettings || program.opensSettings(in: $0.place.file) }) {
      return []
    }
    // A position that fails by itself may be of code that only runs after a grant.
    let told = zip(refused, said).filter(\.0.isRefused).map { _, said in
      said.filter { isSeen($0, in: program) }
    }
    if !told.isEmpty, told.allSatisfy({ !$0.isEmpty }) {
      // Of the ways on which a text decides, such as that of an error, only one is that of the refusal.
      let first = told.compactMap { said in
        // What a call shows is nearer to the person than what a state keeps.
        let shown = said.filter { $0.state == nil }
        return (shown.isEmpty ? said : shown).min { $0.place < $1.place }
      }.sorted { $0.place < $1.place }
      return (first.first(where: \.namesRefusal) ?? first.first).map {
        [DeadEnd(place: $0.place, call: call, isTold: true)]
      } ?? []
    }
    // A screen that only gets positions may open once they are allowed, from one that leads to Settings.
    if !refused.contains(where: \.heedsPermission), program.settings.isOpenedAnywhere { return [] }
    let isNeeded = refused.contains(where: \.hasAsked) || granted.contains(where: \.isLocated)
    return isNeeded && !program.leadsToSettings(from: frame.file)
      ? [DeadEnd(place: place, call: call, isTold: false)] : []
  }

  /// Returns whether a text may be seen on a screen, and nothing that shows it leads to Settings.
  private static func isSeen(_ telling: ScriptTelling, in program: ScriptProgram) -> Bool {
    guard let state = telling.state else { return true }
    let users = program.files(naming: program.file(ofState: state))
    let shown = program.files(showing: name(state), ofState: state)
    let readers = program.allNames(ofState: state).reduce(into: shown) {
      $0.formUnion(program.files(showing: $1, ofState: state).intersection(users))
    }
    let file = telling.place.file
    if readers.contains(file), program.hasScreen(in: file) { return !program.opensSettings(in: file) }
    return readers.contains { $0 != file } && !readers.contains(where: program.opensSettings)
  }
}

/// The names under which the app opens Settings, directly or not, and the files that have one of them.
struct ScriptSettings: Sendable {
  private let names: Set<String>
  private let files: Set<String>

  init(of functions: [ScriptProgram.Function], _ namesOf: [ScriptProgram.Function: Set<String>]) {
    var known: Set<String> = ScriptPlugIn.settings
    var files: Set<String> = []
    var rest = functions.map { (function: $0, names: Set((namesOf[$0] ?? []).map(Self.component))) }
    var news = known
    while !news.isEmpty {
      let found = rest.filter { !$0.names.isDisjoint(with: news) }.map(\.function)
      rest.removeAll { !$0.names.isDisjoint(with: news) }
      files.formUnion(found.map(\.file))
      // A widget or a sheet that opens Settings is known by its type.
      news = Set(found.flatMap { [$0.code.name, $0.type] }).subtracting(known).subtracting(Self.common)
      known.formUnion(news)
    }
    names = known
    self.files = files
  }

  /// The names that functions of every screen have, so that they say nothing.
  private static let common: Set<String> = ["", "build", "initState", "render", "main", "dispose", "#file"]

  /// Returns whether any of the names opens Settings; a component has brackets where it is drawn.
  func has(_ names: Set<String>) -> Bool {
    !self.names.isDisjoint(with: names) || names.contains { self.names.contains(Self.component($0)) }
  }

  private static func component(_ name: String) -> String {
    name.hasPrefix("<") ? String(name.dropFirst().dropLast()) : name
  }

  var isOpenedAnywhere: Bool { !files.isEmpty }

  func isOpened(in file: String) -> Bool { files.contains(file) }
}

extension ScriptRun {
  /// Returns the text in values that a place has, or that its function was called with, with the place where it is
  /// written; nil if there is none.
  func said(
    in values: [FlowExpression], _ place: Effect.Place, _ path: ScriptPath, in frame: ScriptFrame
  ) -> (text: String, place: Effect.Place)? {
    let values = values.map { taken($0, path, in: frame) }
    let written = ScriptTelling.text(in: values) ? values.map(\.writtenText).joined(separator: " ") : nil
    guard let text = handedText(in: values, path) else { return written.map { ($0, place) } }
    return (written.map { "\($0) \(text)" } ?? text, sites.last ?? place)
  }

  /// Returns the value of a choice that is known on a path; other values stand for themselves.
  private func taken(_ value: FlowExpression, _ path: ScriptPath, in frame: ScriptFrame) -> FlowExpression {
    guard case .choice(let condition, let first, let second) = value else { return value }
    var run = self
    let holds = Set(run.truth(condition, path, in: frame).map(\.holds))
    return holds.count == 1 ? taken(holds.contains(true) ? first : second, path, in: frame) : value
  }

  /// Returns the first text that names in values hold.
  private func handedText(in values: [FlowExpression], _ path: ScriptPath) -> String? {
    for value in values {
      switch value {
      case .name(let name):
        if case .literal(let text)? = path.locals[name], ScriptTelling.text(in: [.literal(text)]) {
          return text
        }
      case .closure: break
      default: if let text = handedText(in: value.parts, path) { return text }
      }
    }
    return nil
  }

  /// Returns what a call of a function that isn't the app's tells the person; nil if it may tell nothing.
  func telling(
    _ names: [String], _ call: FlowCall, _ path: ScriptPath, in frame: ScriptFrame
  ) -> ScriptTelling? {
    guard let name = names.last,
      Self.tells(name) || Self.ways.contains(name) && names.dropLast().last.map(Self.tells) ?? false
    else { return nil }
    let used = ScriptHands(in: [.expression(.call(call))]).names
    let place = Effect.Place(file: frame.file, line: call.line)
    let said = said(in: call.arguments.map(\.value), place, path, in: frame)
    return ScriptTelling(
      place: said?.place ?? place,
      // What a function of the app's does that isn't followed isn't known.
      mayOpenSettings: program.declares(name) || program.settings.has(used)
        || used.contains { $0.hasPrefix("openURL") },
      state: nil, text: said?.text ?? call.writtenText)
  }

  /// Returns the types of the app's screens that a call opens.
  func screens(openedBy name: String, _ call: FlowCall) -> Set<String> {
    guard ["push", "pushReplacement", "pushAndRemoveUntil", "to", "off", "offAll"].contains(name) else {
      return []
    }
    return ScriptHands(in: [.expression(.call(call))]).names.filter(program.isScreen)
  }

  /// The names by which an object such as `toast` shows a text.
  private static let ways: Set<String> = ["show", "open", "error", "warning", "warn", "info", "danger"]

  private static func tells(_ name: String) -> Bool {
    tellers.occurs(in: name.lowercased())
  }

  private static let tellers = WordSearch(["alert", "toast", "snack", "showdialog", "showcupertinodialog"])
}
