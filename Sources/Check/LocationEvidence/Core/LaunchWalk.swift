import SourceFacts

/// Follows calls between functions, if it is certain which function is called.
struct LaunchWalk {
  /// The maximum number of calls and objects to follow from the system's call.
  private static let stepLimit = 5
  /// The functions that the system calls before a screen is visible.
  private static let screenFunctions = [
    "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "makeUIViewController",
    "makeUIView", "makeCoordinator",
  ]

  private struct Function: Hashable {
    let type: String
    let name: String
  }

  private struct Step {
    let function: Function
    let moment: LaunchMoment
    let depth: Int
    /// Whether the screens that it creates are shown.
    let showsScreens: Bool
  }

  private let types: TypeIndex
  private var pending: [Step] = []
  private var next = 0
  private var reached: [Function: LaunchMoment] = [:]
  private var made: [String: LaunchMoment] = [:]
  /// The types of the screens that are shown.
  private(set) var shown: Set<String> = []

  init(_ types: TypeIndex) { self.types = types }

  /// Begins at a launch function of a type, whose object is created first.
  mutating func launch(_ type: String, _ function: String) {
    make(type, at: .launch, depth: 0)
    run(function, of: type, at: .launch, depth: 0, showsScreens: true)
  }

  /// Begins at a SwiftUI app.
  mutating func launch(app type: String) { launch(type, "body") }

  /// Begins at a screen that the system shows.
  mutating func show(_ type: String) { show(type, depth: 0) }

  /// Follows all calls, each once.
  mutating func finish() {
    while next < pending.count {
      let step = pending[next]
      next += 1
      for method in methods(step.function) {
        for site in calls(of: method.facts, in: step.function) { follow(site, from: step) }
      }
    }
  }

  /// Returns when an object of a type is created; nil if unknown.
  func moment(ofMaking type: String) -> LaunchMoment? { made[type] }

  /// Returns when a function makes a call at launch; nil if unknown.
  func moment(of call: String, calledIn name: String, of type: String) -> LaunchMoment? {
    let function = Function(type: type, name: name)
    guard let moment = reached[function] else { return nil }
    let makesCall = methods(function).contains { method in
      calls(of: method.facts, in: function).contains { site in
        // In Objective-C the class is what is called.
        site.name == call || ["alloc", "new"].contains(site.name) && site.receiver == call
      }
    }
    return makesCall ? moment : nil
  }

  private func methods(_ function: Function) -> [TypeIndex.Method] {
    types.entry(named: function.type)?.methods.filter { $0.baseName == function.name } ?? []
  }

  private func calls(of method: MethodFacts, in function: Function) -> [CallSite] {
    guard function.name == "body", isView(function.type) else { return LaunchCalls.calls(of: method) }
    return LaunchCalls.appearanceCalls(of: method)
      + LaunchCalls.layoutCalls(of: method).filter { types.entry(named: $0.name) != nil }
  }

  private mutating func follow(_ site: CallSite, from step: Step) {
    guard step.depth < Self.stepLimit else { return }
    if let created = createdType(by: site) {
      if step.showsScreens, types.isScreen(created) {
        show(created, depth: step.depth + 1)
      } else {
        make(created, at: step.moment, depth: step.depth + 1)
      }
    } else if let receiver = site.receiverType ?? ownReceiver(of: site.name, in: step.function.type) {
      make(receiver, at: step.moment, depth: step.depth + 1)
      for owner in types.owners(ofMethod: site.name, calledOn: receiver) {
        run(site.name, of: owner, at: step.moment, depth: step.depth + 1, showsScreens: step.showsScreens)
      }
    } else if let owner = unmistakableOwner(of: site.name) {
      run(site.name, of: owner, at: step.moment, depth: step.depth + 1, showsScreens: false)
    }
  }

  /// Returns the type of the object that a call creates, in Swift or Objective-C.
  private func createdType(by site: CallSite) -> String? {
    let type = ["alloc", "new"].contains(site.name) ? site.receiverType : site.name
    return type.flatMap { types.entry(named: $0)?.name }
  }

  /// Returns the type itself as the receiver of a function, if the receiver is unknown and the type
  /// has the function.
  private func ownReceiver(of name: String, in type: String) -> String? {
    types.owners(ofMethod: name, calledOn: type).isEmpty ? nil : type
  }

  /// Returns the only type with a function, if the receiver is unknown and the name mentions
  /// location.
  private func unmistakableOwner(of name: String) -> String? {
    let owners = types.owners(ofMethod: name)
    return name.mentions("location") && owners.count == 1 ? owners.first : nil
  }

  private mutating func show(_ type: String, depth: Int) {
    guard depth <= Self.stepLimit, shown.insert(type).inserted else { return }
    make(type, at: .firstScreen, depth: depth)
    for ancestor in types.ancestry(of: type).sorted() {
      for function in Self.screenFunctions {
        run(function, of: ancestor, at: .firstScreen, depth: depth, showsScreens: false)
      }
      run("body", of: ancestor, at: .firstScreen, depth: depth, showsScreens: true)
    }
  }

  /// Runs the initializers of a type and of the initial values of its properties.
  private mutating func make(_ type: String, at moment: LaunchMoment, depth: Int) {
    guard depth <= Self.stepLimit, made[type] == nil, types.entry(named: type) != nil else { return }
    for name in types.ancestry(of: type).sorted() where made[name] == nil {
      guard let entry = types.entry(named: name) else { continue }
      made[name] = moment
      for method in entry.methods where isInitializer(method.baseName) {
        run(method.baseName, of: name, at: moment, depth: depth, showsScreens: false)
      }
      for property in entry.propertyInitialisers { make(property, at: moment, depth: depth + 1) }
    }
  }

  private func isInitializer(_ name: String) -> Bool {
    name == "init" || name.hasPrefix("initWith") || name == "awakeFromNib"
  }

  private mutating func run(
    _ name: String, of type: String, at moment: LaunchMoment, depth: Int, showsScreens: Bool
  ) {
    let function = Function(type: type, name: name)
    guard reached[function] == nil, !methods(function).isEmpty else { return }
    reached[function] = moment
    pending.append(Step(function: function, moment: moment, depth: depth, showsScreens: showsScreens))
  }

  private func isView(_ type: String) -> Bool { types.ancestry(of: type).contains("View") }
}
