import SourceFacts

/// Finds whether a call is reached although the person has tapped nothing.
package struct UntappedPath: Sendable {
  /// The beginning of a path that no person taps.
  package enum Start: Hashable, Sendable {
    /// The app's start, on every way.
    case launch
    /// The first screen, on every way.
    case firstScreen(String)
    /// A screen that opens.
    case screen(String)
    /// The creation of an object.
    case object(String)
    /// The app's start, which opens a screen on some ways.
    case opened(String)
  }

  private struct Step: Hashable {
    let node: Int
    let isSure: Bool
    let screen: String?
  }

  /// The functions that the system runs when a screen is created or appears.
  private static let appearances: Set<String> = [
    "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillLayoutSubviews",
    "viewDidLayoutSubviews", "makeUIViewController", "makeUIView", "makeCoordinator", "didMoveToWindow",
    "initState", "didChangeDependencies", "onInit", "onReady", "componentDidMount", "componentWillMount",
    "UNSAFE_componentWillMount", "mounted", "created", "beforeMount", "ionViewDidEnter", "ionViewWillEnter",
    "ionViewDidLoad", "ngOnInit", "ngAfterViewInit", "build", "render", "setup",
  ]
  private static let callbacks: Set<String> = ["locationManagerDidChangeAuthorization", "locationManager"]
  static let limit = 400

  let graph: CodeGraph
  private let firstScreens: Set<String>

  /// Prepares for the code of an app, whose storyboards show some screens first.
  package init(in graph: CodeGraph, firstScreens: [String]) {
    self.graph = graph
    self.firstScreens = Set(firstScreens)
  }

  /// Returns where the paths to a call at a place begin, the first to come first; none if a person's action is needed.
  package func starts(of name: String?, at line: Int, in file: String) -> [Start] {
    var pending: [Step] = []
    var seen: Set<Step> = []
    var found: [Start] = []
    func add(_ mentions: [CodeGraph.Mention], after step: Step?, _ screen: String?) {
      for mention in mentions where isFree(mention) {
        let next = Step(
          node: mention.node, isSure: step?.isSure ?? true && mention.context.isSure, screen: screen)
        if seen.insert(next).inserted { pending.append(next) }
      }
    }
    let names = name.map { [$0] } ?? ScriptPlugIn.names.union(["request", "check"])
    add(graph.calls(at: line, of: file, names), after: nil, nil)
    var index = 0
    while index < pending.count, index < Self.limit {
      let step = pending[index]
      index += 1
      let node = graph.nodes[step.node]
      // A control's function may also be called by code that no one taps.
      if node.isAction, !isScript(node.file) {
        add(callers(of: step.node), after: step, step.screen)
        continue
      }
      switch entry(step.node) {
      case .launch:
        if step.isSure {
          found.append(step.screen.map(Start.firstScreen) ?? .launch)
        } else if let screen = step.screen, !isScript(node.file) {
          // A component of a script also names what it shows after a tap.
          found.append(.opened(screen))
        }
      case .screen(let type):
        let screen = step.screen ?? key(type, node)
        if step.screen == nil { found.append(.screen(screen)) }
        if step.isSure, firstScreens.contains(type) { found.append(.firstScreen(screen)) }
        add(mentions(ofType: type, within: node.file), after: step, screen)
      case .made(let type):
        let makers = mentions(ofType: type, within: node.file)
        if step.screen == nil, makers.isEmpty || makers.contains(where: isFree) {
          found.append(.object(type))
        }
        add(makers, after: step, step.screen)
        for maker in graph.takers[type] ?? [] {
          let next = Step(node: maker, isSure: false, screen: step.screen)
          if seen.insert(next).inserted { pending.append(next) }
        }
      case .callback(let type):
        let setters = (graph.mentions["delegate"] ?? []).filter { graph.nodes[$0.node].type == type }
        add(setters, after: step, step.screen)
      case .plain: add(callers(of: step.node), after: step, step.screen)
      }
    }
    return found.enumerated().sorted {
      (Self.order($0.element), $0.offset) < (Self.order($1.element), $1.offset)
    }
    .map(\.element)
  }

  /// Returns whether the code of a file names something.
  package func isNamed(_ name: String, in file: String) -> Bool {
    graph.mentions[name]?.contains { graph.nodes[$0.node].file == file } ?? false
  }

  private static func order(_ start: Start) -> Int {
    switch start {
    case .launch: 0
    case .firstScreen: 1
    case .screen: 2
    case .object: 3
    case .opened: 4
    }
  }

  enum Entry {
    case launch
    case screen(String)
    case made(String)
    case callback(String)
    case plain
  }

  private func isFree(_ mention: CodeGraph.Mention) -> Bool {
    !mention.context.isTapped && mention.context.needs.isDisjoint(with: graph.setByPerson)
  }

  func entry(_ index: Int) -> Entry {
    let node = graph.nodes[index]
    if node.parent != nil {
      // A component, or an object with the functions of one.
      return Self.appearances.contains(node.name) && !node.file.hasSuffix(".dart")
        ? .screen(node.type) : .plain
    }
    let type = node.type
    if type.isEmpty {
      if node.name == "main" { return .launch }
      if node.name == "#file" { return isRoot(node.file) ? .launch : .plain }
      guard graph.isComponent(index) else { return .plain }
      return isRoot(node.file) ? .launch : .screen(node.name)
    }
    if isDelegateStart(node) { return .launch }
    if isApp(type), ["body", "ngOnInit"].contains(node.name) { return .launch }
    if Self.appearances.contains(node.name) || node.name == "body" && isScreen(type) {
      return isScreen(type) || isScript(node.file) ? .screen(type) : .plain
    }
    if node.isInitial || node.name == "init" && !isScript(node.file) || node.name.hasPrefix("initWith")
      || type.split(separator: " ").last.map(String.init) == node.name
      || node.name == "constructor" || node.name == "awakeFromNib"
    {
      return isScreen(type) ? .screen(type) : isApp(type) ? .launch : .made(type)
    }
    if Self.callbacks.contains(node.name) { return .callback(type) }
    return .plain
  }

  private func isDelegateStart(_ node: CodeGraph.Node) -> Bool {
    let names = graph.ancestry(of: node.type)
    return ["application", "applicationDidFinishLaunching", "scene"].contains(node.name)
      && (names.contains { $0.hasSuffix("ApplicationDelegate") || $0.hasSuffix("SceneDelegate") }
        || node.type == "AppDelegate")
  }

  private func isScript(_ file: String) -> Bool {
    !file.hasSuffix(".swift") && !file.hasSuffix(".m") && !file.hasSuffix(".mm")
  }

  private func isRoot(_ file: String) -> Bool {
    let path = file.split(separator: "/")
    let stem = (path.last ?? "").prefix { $0 != "." }
    return stem == "App" && !file.hasSuffix(".dart") || stem == "_layout" && path.dropLast().last == "app"
  }

  private func isApp(_ type: String) -> Bool {
    let names = graph.ancestry(of: type)
    return type == "AppComponent" || type == "AppDelegate"
      || names.contains { ["App", "UIApplicationDelegate", "FlutterAppDelegate"].contains($0) && $0 != type }
      || names.contains { $0.hasSuffix("SceneDelegate") && $0 != type }
  }

  private func isScreen(_ type: String) -> Bool {
    graph.ancestry(of: type).contains { name in
      [
        "View", "StatefulWidget", "StatelessWidget", "State", "Component", "PureComponent", "ConsumerState",
        "GetxController", "UIViewControllerRepresentable", "UIViewRepresentable",
      ].contains(name)
        || name.hasSuffix("ViewController") || name.hasSuffix("BarController")
    }
  }

  /// Returns the type of a screen, or its file if it has none.
  private func key(_ type: String, _ node: CodeGraph.Node) -> String {
    node.type.isEmpty && type == node.name ? "\(node.file) \(type)" : type.isEmpty ? node.file : type
  }

  /// Returns the name by which a screen is called.
  package func title(of screen: String) -> String {
    // class _HomeState extends State<Home>
    if let supers = graph.supertypes[screen], supers.count > 1, supers[0].hasSuffix("State") {
      return supers[1]
    }
    if let name = screen.split(separator: " ").dropFirst().last { return String(name) }
    return screen.contains("/")
      ? String((screen.split(separator: "/").last ?? "").prefix { $0 != "." }) : screen
  }

  /// Returns where objects of a type, which may be private to a file, are created or taken.
  func mentions(ofType type: String, within file: String?) -> [CodeGraph.Mention] {
    let title = title(of: type)
    let outer = title.split(separator: ".").dropLast()
    let name = title.split(separator: ".").last.map(String.init) ?? title
    return (graph.mentions[name] ?? []).filter { mention in
      let around = graph.nodes[mention.node]
      let isMeant =
        outer.isEmpty || mention.base == outer.last.map(String.init)
        || around.type.hasPrefix(outer.joined(separator: "."))
      return (around.type != type || mention.isCall) && isMeant
        && (!name.hasPrefix("_") || file == nil || around.file == file)
    }
  }

  /// Returns the calls of a function, if it is certain enough that they mean it.
  func callers(of index: Int) -> [CodeGraph.Mention] {
    let node = graph.nodes[index]
    let all = graph.mentions[node.name] ?? []
    let isOnly = graph.soleNames.contains(node.name)
    return all.filter { mention in
      guard mention.isCall || !isFunction(node) else { return false }
      let caller = graph.nodes[mention.node]
      if mention.node == index { return false }
      if node.parent != nil, isWithin(mention.node, node.parent) { return true }
      if node.type.isEmpty || node.parent != nil {
        // A field of another object: state.checkIn.
        if node.isInitial, !mention.isCall, !mention.base.isEmpty, isScript(node.file) { return false }
        if caller.file == node.file { return true }
        return isOnly
      }
      switch mention.receiver {
      case "": return areRelated(caller.type, node.type) || isOnly && caller.type.isEmpty
      case let type?: return areRelated(type, node.type)
      case nil: return isOnly && isLike(mention, node)
      }
    }
  }

  /// Returns whether a function of one type may be called on the other, whose name may lack the types around it.
  private func areRelated(_ written: String, _ type: String) -> Bool {
    graph.ancestry(of: written).contains(type)
      || graph.ancestry(of: type).contains { $0 == written || $0.hasSuffix("." + written) }
  }

  /// Returns whether a node is called rather than read.
  private func isFunction(_ node: CodeGraph.Node) -> Bool { !node.isInitial }

  private func isLike(_ mention: CodeGraph.Mention, _ node: CodeGraph.Node) -> Bool {
    if node.name.count >= 12 { return true }
    let base = mention.base.lowercased().filter(\.isLetter)
    let type = node.type.lowercased()
    return base.count > 2 && (type.contains(base) || base.contains(type))
  }

  private func isWithin(_ inner: Int, _ outer: Int?) -> Bool {
    var next: Int? = inner
    while let index = next {
      if index == outer { return true }
      next = graph.nodes[index].parent
    }
    return false
  }

  /// Returns the names in the code of a screen.
  package func names(of screen: String) -> Set<String> {
    let file = String(screen.prefix { $0 != " " })
    return (graph.namesOfTypes[screen] ?? graph.namesOfTypes[file] ?? []).union([title(of: screen)])
  }
}
