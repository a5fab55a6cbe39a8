import SourceFacts

/// The screens that scripts build or render without a condition, from the app's start on.
struct ScriptScreens: Sendable {
  /// A component of React, or a widget of Flutter.
  enum Screen: Hashable, Sendable {
    case component(ScriptProgram.Function)
    case type(String)

    /// Returns the functions of a screen that run when it appears.
    func functions(in program: ScriptProgram) -> [ScriptProgram.Function] {
      switch self {
      case .component(let function): return [function]
      case .type(let name):
        guard let create = program.method("createState", of: name) else {
          return program.functions.filter { $0.type == name }
        }
        let states = create.code.body.compactMap { statement -> String? in
          guard case .result(.call(let call)?, _) = statement, case .name(let state) = call.callee else {
            return nil
          }
          return state
        }
        return program.functions.filter { function in
          function.file == create.file
            && states.contains { $0 == function.type || "\($0) \(function.file)" == function.type }
        }
      }
    }
  }

  private(set) var found: [Screen] = []
  private static let limit = 40
  /// The functions that create objects before the first screen.
  private(set) var providers: [ScriptClosure] = []

  /// The labels of what a widget shows inside it; others may wait for something.
  private static let labels: Set<String> = ["home", "child", "children", "body", "slivers", "providers"]
  /// The widgets of Flutter, and the components of React's libraries, that always show what is in them.
  private static let wrappers: Set<String> = [
    "MaterialApp", "CupertinoApp", "GetMaterialApp", "Scaffold", "CupertinoPageScaffold", "SafeArea",
    "Column", "Row", "Stack", "Center", "Padding", "Container", "SizedBox", "Expanded", "Material",
    "IndexedStack", "SingleChildScrollView", "ListView", "PageView", "TabBarView",
    "DefaultTabController", "GestureDetector", "MultiProvider", "ChangeNotifierProvider", "Provider",
    "ProviderScope", "MultiBlocProvider", "BlocProvider", "View", "ScrollView", "SafeAreaView",
    "SafeAreaProvider", "GestureHandlerRootView", "KeyboardAvoidingView", "NavigationContainer",
    "PaperProvider", "QueryClientProvider", "Fragment", "StrictMode",
  ]

  /// Adds what a function builds.
  mutating func read(_ function: ScriptProgram.Function, in program: ScriptProgram) {
    let frame = ScriptFrame(type: function.type, file: function.file)
    let isMain = function.code.name == "main"
    guard isMain || function.code.name == "build" || function.code.name == "render" || function.isComponent
    else { return }
    for statement in function.code.body {
      switch statement {
      case .expression(.call(let call)) where isMain: start(call, program, frame)
      case .result(.call(let call)?, _) where isMain: start(call, program, frame)
      case .result(let value?, _) where !isMain: read(value, program, frame)
      // What comes after a condition may not be the first screen.
      case .branch, .selection, .loop: if !isMain { return }
      default: break
      }
    }
  }

  private mutating func start(_ call: FlowCall, _ program: ScriptProgram, _ frame: ScriptFrame) {
    guard call.callee == .name("runApp"), let first = call.arguments.first else { return }
    read(first.value, program, frame)
  }

  private mutating func read(_ value: FlowExpression, _ program: ScriptProgram, _ frame: ScriptFrame) {
    switch value {
    case .list(let values): for value in values { read(value, program, frame) }
    case .call(let call): read(call, program, frame)
    case .optional(let inside), .forced(let inside, _), .cast(let inside, _), .awaited(let inside):
      read(inside, program, frame)
    default: break
    }
  }

  private mutating func read(_ call: FlowCall, _ program: ScriptProgram, _ frame: ScriptFrame) {
    switch call.callee {
    case .name(let name) where name.hasPrefix("<"):
      let name = String(name.dropFirst().dropLast())
      if name.first?.isUppercase ?? false {
        if let component = program.function(name, in: frame.file) { return add(.component(component)) }
        guard !program.isType(name) else { return add(.type(name)) }
        guard Self.wrappers.contains(name) else { return }
      }
      for argument in call.arguments where argument.label == nil { read(argument.value, program, frame) }
    case .name(let name), .member(.name(let name), _):
      if program.isType(name) { return add(.type(name)) }
      guard Self.wrappers.contains(name) else { return }
      provide(call, frame)
      for argument in call.arguments {
        if argument.label == "routerConfig" { readRouter(argument.value, program, frame) }
        guard argument.label.map(Self.labels.contains) ?? true else { continue }
        // Of pages, only the first is shown.
        if name == "PageView" || name == "TabBarView", case .list(let pages) = argument.value {
          pages.first.map { read($0, program, frame) }
        } else {
          read(argument.value, program, frame)
        }
      }
    default: break
    }
  }

  private mutating func add(_ screen: Screen) {
    if found.count < Self.limit, !found.contains(screen) { found.append(screen) }
  }

  /// Keeps the function of a provider that isn't lazy.
  private mutating func provide(_ call: FlowCall, _ frame: ScriptFrame) {
    guard call.arguments.contains(where: { $0.label == "lazy" && $0.value == .boolean(false) }) else {
      return
    }
    for case .closure(let code) in call.arguments.filter({ $0.label == "create" }).map(\.value) {
      providers.append(ScriptClosure(code: code, locals: [:], frame: frame))
    }
  }

  // MARK: - Routes

  /// Adds the screen of the first route of a router that doesn't redirect.
  private mutating func readRouter(
    _ value: FlowExpression, _ program: ScriptProgram, _ frame: ScriptFrame
  ) {
    guard case .name(let name) = value,
      let property = program.property(name, of: frame.type, in: frame.file),
      case .call(let router)? = property.code.initial, router.callee == .name("GoRouter"),
      !router.arguments.contains(where: { $0.label == "redirect" }),
      let first = Self.argument("initialLocation", of: router),
      case .list(let routes)? = Self.argument("routes", of: router)
    else { return }
    for case .call(let route) in routes
    where route.callee == .name("GoRoute") && Self.argument("path", of: route) == first
      && Self.argument("redirect", of: route) == nil
    {
      guard case .closure(let builder)? = Self.argument("builder", of: route), builder.body.count == 1,
        case .result(let screen?, _) = builder.body[0]
      else { continue }
      read(screen, program, frame)
    }
  }

  private static func argument(_ label: String, of call: FlowCall) -> FlowExpression? {
    call.arguments.first { $0.label == label }?.value
  }
}
