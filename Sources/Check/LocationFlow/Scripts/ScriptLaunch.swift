import SourceFacts

/// The prompts of an app's scripts that come before the person has done anything.
///
/// Only what runs on every way counts: a screen that needs a condition isn't the first one.
package struct ScriptLaunch: Sendable {
  /// A place that asks.
  package struct Prompt: Hashable, Sendable {
    package let place: Effect.Place
    /// Whether the app's start asks, rather than its first screen.
    package let isAtStart: Bool
  }

  /// The prompts, those of the start first.
  package private(set) var prompts: [Prompt] = []

  private let program: ScriptProgram
  private var screens = ScriptScreens()
  private var drawsMap = false

  /// Follows the scripts of an app from where the system starts them.
  package init(of program: ScriptProgram) {
    self.program = program
    for function in program.functions where isStart(function) {
      mount(function, isAtStart: true)
      screens.read(function, in: program)
    }
    var index = 0
    while index < screens.found.count {
      let screen = screens.found[index]
      index += 1
      show(screen)
    }
    for provider in screens.providers { run(provider, isAtStart: true) }
    if drawsMap { prompts = [] }
  }

  /// Returns whether the system runs a function when the app starts.
  private func isStart(_ function: ScriptProgram.Function) -> Bool {
    let name = function.code.name
    let path = function.file.split(separator: "/")
    let file = path.last ?? ""
    let folder = path.dropLast().last ?? ""
    let stem = file.prefix { $0 != "." }
    if file.hasSuffix(".dart") { return file == "main.dart" && name == "main" && function.type.isEmpty }
    if function.type == "AppComponent", file.hasPrefix("app.component.") {
      return function.isConstructor || name == "ngOnInit"
    }
    if stem == "App" {
      return function.isFile || name == "App" || function.type == "App" && name == "componentDidMount"
    }
    // Of expo-router: the layout around all screens. Whether it shows the first of them isn't followed.
    guard folder == "app", stem == "_layout" else { return false }
    let isWithin = program.functions.contains { other in
      other.file == function.file && other != function && (program.names[other] ?? []).contains("<\(name)>")
    }
    return function.isFile || function.isComponent && !isWithin
  }

  private mutating func show(_ screen: ScriptScreens.Screen) {
    if case .type(let name) = screen { noteProperties(of: name) }
    for function in screen.functions(in: program) {
      noteProperties(of: function.type)
      note(program.names[function] ?? [])
      if ["initState", "didChangeDependencies", "componentDidMount"].contains(function.code.name)
        || function.isComponent
      {
        mount(function, isAtStart: false)
      }
      screens.read(function, in: program)
    }
  }

  /// Notes whether code draws a map, which says what location is for.
  private mutating func note(_ names: Set<String>) {
    if names.contains(where: Self.isMap) { drawsMap = true }
  }

  /// Notes the maps of screens that a type keeps in its properties, such as the pages of tabs.
  private mutating func noteProperties(of type: String) {
    let names = program.namesInProperties(of: type)
    note(names)
    for name in names where program.isType(name) {
      for function in ScriptScreens.Screen.type(name).functions(in: program) {
        note(program.names[function] ?? [])
      }
    }
  }

  private static func isMap(_ name: String) -> Bool {
    if name == "<Map>" { return true }
    let name = name.filter { $0 != "<" && $0 != ">" }
    guard name.first?.isUppercase ?? false else { return false }
    return name != "Map" && name.hasSuffix("Map") || name.contains("MapView") || name.contains("MapPage")
      || name.contains("MapScreen") || name.contains("MapWidget") || name == "MapContainer"
  }

  private mutating func mount(_ function: ScriptProgram.Function, isAtStart: Bool) {
    let names = program.names[function] ?? []
    note(names)
    // A screen of a navigator is handed over by its name.
    for name in names where !function.file.hasSuffix(".dart") {
      if let component = program.function(name, in: function.file), component.isComponent {
        note(program.names[component] ?? [])
      }
    }
    let code = FlowClosure(
      parameters: function.code.parameters.map(\.name), body: function.code.body, names: [],
      line: function.code.line, column: 0)
    let frame = ScriptFrame(type: function.type, file: function.file)
    run(ScriptClosure(code: code, locals: [:], frame: frame), isAtStart: isAtStart && !function.isComponent)
  }

  /// Runs code, and keeps the prompt that comes on all ways.
  private mutating func run(_ closure: ScriptClosure, isAtStart: Bool) {
    var run = ScriptRun(program, .consent)
    run.mounts = true
    let ends = run.run(.closure(closure), [], ScriptPath())
    let places = ends.compactMap(\.path.prompted)
    guard !run.hasLostWays, places.count == ends.count, let place = places.min() else { return }
    let prompt = Prompt(place: place, isAtStart: isAtStart)
    guard !prompts.contains(where: { $0.place == place }) else { return }
    prompts.append(prompt)
    prompts.sort { ($0.isAtStart ? 0 : 1, $0.place) < ($1.isAtStart ? 0 : 1, $1.place) }
  }
}
