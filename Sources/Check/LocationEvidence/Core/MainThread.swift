import SourceFacts

/// Determines the code that certainly runs on the main thread: functions that the system calls
/// there, and their calls.
package struct MainThread {
  private struct Function: Hashable {
    let type: String
    let name: String
  }

  /// The maximum number of calls to follow from the system's call.
  private static let stepLimit = 4

  /// The functions whose closure runs immediately, or later on the main thread.
  private static let mainOwners: Set<String> = [
    "Button", "onAppear", "onDisappear", "onTapGesture", "onChange", "onReceive", "forEach", "map", "filter",
    "UIAlertAction", "UIAction", "animate", "VStack", "HStack", "ZStack", "List", "Group",
    "NavigationView",
    "NavigationStack", "WindowGroup", "toolbar", "sheet", "alert", "main.async", "main.asyncAfter",
    "main.sync",
    // Flutter calls handlers on the main thread unless they have a task queue.
    "setMethodCallHandler",
  ]

  private let types: TypeIndex
  private let methods: [Function: [MethodFacts]]
  private let namesakes: [Function: [MethodFacts]]
  private var reached: Set<Function> = []

  /// Follows the calls of a process from the functions that the system calls on the main thread.
  package init(_ types: TypeIndex) {
    self.types = types
    let all = types.sorted.flatMap { entry in entry.methods.map { (type: entry.name, method: $0) } }
    methods = Dictionary(grouping: all) { Function(type: $0.type, name: $0.method.facts.name) }
      .mapValues { $0.map(\.method.facts) }
    namesakes = Dictionary(grouping: all) { Function(type: $0.type, name: $0.method.baseName) }
      .mapValues { $0.map(\.method.facts) }
    var found = types.sorted.flatMap { entry in
      let ancestry = types.ancestry(of: entry.name)
      return entry.methods.filter { Self.isCalledOnMain($0, of: entry, inheriting: ancestry) }
        .map { Function(type: entry.name, name: $0.facts.name) }
    }
    found += all.flatMap { entry in
      entry.method.facts.callSites.filter(Self.isSentToMain).flatMap {
        callees(at: $0, in: Function(type: entry.type, name: entry.method.facts.name))
      }
    }
    for _ in 0...Self.stepLimit {
      found = found.filter { reached.insert($0).inserted }.flatMap(callees)
    }
  }

  /// Returns whether a call certainly runs on the main thread.
  package func runs(_ use: CodeUse) -> Bool {
    guard let type = use.fact.enclosingType, let name = use.fact.enclosingFunction else { return false }
    let function = Function(type: type, name: name)
    let sites = methods[function, default: []].flatMap(\.callSites)
      .filter { $0.name == use.fact.name && $0.conditions == use.fact.conditions }
    let isReached = reached.contains(function)
    return !sites.isEmpty
      && sites.allSatisfy { Self.isSentToMain($0) || isReached && Self.staysOnMain($0) }
  }

  /// Returns the functions that a function calls on its own thread, and the properties that it
  /// reads, if they are certain.
  private func callees(of function: Function) -> [Function] {
    methods[function, default: []].flatMap { method in
      method.callSites.filter(Self.staysOnMain).flatMap { callees(at: $0, in: function) }
        + method.propertyReads.filter(Self.staysOnMain).flatMap { read in
          callees(at: read, in: function).filter { $0.name == read.name }
        }
    }
  }

  private func callees(at site: CallSite, in function: Function) -> [Function] {
    owners(of: site, calledIn: function.type).flatMap { owner in
      // Without an actor, an asynchronous function leaves the thread of its caller.
      namesakes[Function(type: owner, name: site.name), default: []].filter { !$0.isAsync }
        .map { Function(type: owner, name: $0.name) }
    }
  }

  /// Returns the owners of a called function; if the receiver is unknown, the type itself, or the
  /// only type with a function whose name mentions location.
  private func owners(of site: CallSite, calledIn type: String) -> [String] {
    if let receiver = site.receiverType { return types.owners(ofMethod: site.name, calledOn: receiver) }
    let owners = types.owners(ofMethod: site.name)
    if owners.contains(type) { return [type] }
    return site.name.mentions("location") && owners.count == 1 ? owners.sorted() : []
  }

  /// Returns whether a call is in a closure for the main queue, whatever thread the function runs on.
  private static func isSentToMain(_ site: CallSite) -> Bool {
    guard let start = site.closureOwners.lastIndex(where: { $0.hasPrefix("main.") }) else { return false }
    return mainOwners.isSuperset(of: site.closureOwners[start...])
  }

  private static func staysOnMain(_ site: CallSite) -> Bool { mainOwners.isSuperset(of: site.closureOwners) }

  private static func isCalledOnMain(
    _ method: TypeIndex.Method, of entry: TypeIndex.Entry, inheriting ancestry: Set<String>
  ) -> Bool {
    // No other class has these methods, whatever file declares the superclass.
    if method.facts.isOnMainActor || ofControllers.contains(method.baseName) { return true }
    if ancestry.contains("CLLocationManagerDelegate"),
      DelegateNames.swift.contains(method.delegateName)
        || DelegateNames.selectors.contains(method.facts.name)
    {
      return true
    }
    if isPluginCall(method, of: ancestry) { return true }
    if ancestry.contains(where: isDelegateOfTheApp) {
      return ["application", "scene"].contains { method.baseName.hasPrefix($0) }
    }
    return ancestry.contains(where: isOfTheUserInterface)
      && (isCalledByTheSystem(method) || isIsolated(method, of: entry))
  }

  /// Returns whether a function of a view or view controller runs on the main actor, like its type.
  ///
  /// A function that the type itself calls from a background queue is excluded, because older code
  /// may do so.
  private static func isIsolated(_ method: TypeIndex.Method, of entry: TypeIndex.Entry) -> Bool {
    guard !method.facts.isAsync, entry.isSwift else { return false }
    let name = method.baseName
    return !entry.methods.contains { caller in
      caller.facts.callSites.contains { site in
        site.name == name && !mainOwners.isSuperset(of: site.closureOwners)
      }
    }
  }

  /// Returns whether Flutter or Cordova calls a function of a plug-in, which both do on the main
  /// thread.
  private static func isPluginCall(_ method: TypeIndex.Method, of ancestry: Set<String>) -> Bool {
    ancestry.contains("FlutterPlugin") && method.facts.parameterTypes.first == "FlutterMethodCall"
      || ancestry.contains("CDVPlugin") && method.facts.parameterTypes.first == "CDVInvokedUrlCommand"
  }

  private static func isDelegateOfTheApp(_ name: String) -> Bool {
    ["UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate"].contains(name)
  }

  private static func isOfTheUserInterface(_ name: String) -> Bool {
    name == "View" || name == "App" || name == "UIView" || name == "UIControl" || name == "UIResponder"
      || name.hasSuffix("ViewController")
  }

  /// Returns whether a function is a lifecycle method of a view or view controller, or an action of
  /// a control.
  private static func isCalledByTheSystem(_ method: TypeIndex.Method) -> Bool {
    lifeCycle.contains(method.baseName)
      || method.facts.parameterTypes.count <= 2 && method.facts.parameterTypes.first.map(isSender) ?? false
  }

  /// The methods that the system calls on a view controller.
  private static let ofControllers: Set<String> = [
    "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
    "viewDidDisappear", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
  ]

  private static let lifeCycle: Set<String> = [
    "loadView", "didMoveToWindow", "layoutSubviews",
    "awakeFromNib", "prepare", "body", "touchesBegan", "touchesEnded", "tableView", "mapView",
  ]

  /// Returns whether a type is that of a control that sends an action.
  private static func isSender(_ type: String) -> Bool {
    let name = TypeIndex.plainName(type)
    return [
      "UIButton", "UIBarButtonItem", "UISwitch", "UISegmentedControl", "UISlider", "UIControl",
      "UITapGestureRecognizer", "UIGestureRecognizer", "Any", "AnyObject", "id",
    ].contains(name)
  }
}
