import LocationPolicy

/// A breadth-first exploration of all states that an app can reach on a release, which checks every invariant for every
/// step.
struct Walk {
  /// A state, with its app and what the invariants remember of its past.
  struct Node: Hashable {
    var state = AuthorizationState()
    var app: UInt8
    var past = Past()
  }

  /// The past of an install as the walk records it, for comparison with the rules' own memory.
  struct Past: Hashable {
    /// The number of escalations to Always that were answered or performed.
    var escalations: UInt8 = 0
    /// The number of times that the app became provisional.
    var provisionals: UInt8 = 0
    /// Whether a request for Always was answered permanently.
    var answeredAlways = false
  }

  /// The rules of a release as a reference, because a step is made a million times.
  final class Rules: Sendable {
    let release: Release
    let policy: AuthorizationPolicy

    init(_ policy: AuthorizationPolicy) {
      release = policy.release
      self.policy = policy
    }
  }

  /// An input and its result.
  struct Step {
    let rules: Rules
    /// The app; after an update, the new one.
    let app: AppConfiguration
    let before: Node
    let input: Input
    let decision: Decision
    let after: Node
  }

  let rules: Rules
  let facet: Facet
  private(set) var transitions = 0
  private(set) var reasons: Set<IgnoredReason> = []
  private(set) var prompts: Set<PromptTemplate> = []
  /// The first violation of each invariant, with the shortest journey to it.
  private(set) var violations: [String: String] = [:]
  private var nodes: [Node] = []
  private var ways: [(from: Int, input: Input)?] = []
  private var reached: Set<Node> = []

  /// The number of states.
  var states: Int { nodes.count }

  /// Explores all states.
  init(_ policy: AuthorizationPolicy, _ facet: Facet) {
    rules = Rules(policy)
    self.facet = facet
    for app in facet.apps.indices { add(Node(app: UInt8(app)), by: nil) }
    var place = 0
    while place < nodes.count {
      let node = nodes[place]
      for input in facet.inputs where input.canHappen(in: node.state) { take(input, from: place, node) }
      for answer in Self.answers(to: node.state.prompt) { take(answer, from: place, node) }
      place += 1
    }
  }

  /// Adds a state; returns whether it was new.
  @discardableResult private mutating func add(_ node: Node, by way: (from: Int, input: Input)?) -> Bool {
    guard reached.insert(node).inserted else { return false }
    nodes.append(node)
    ways.append(way)
    return true
  }

  private mutating func take(_ input: Input, from place: Int, _ before: Node) {
    var after = before
    if case .update(let app) = input { after.app = UInt8(app) }
    let app = facet.apps[Int(after.app)]
    let decision = input.perform(on: &after.state, of: app, under: rules.policy)
    after.past = Self.past(of: before, after.state, input)
    let step = Step(
      rules: rules, app: app, before: before, input: input, decision: decision, after: after)
    note(step)
    hold(Invariant.ofSteps, to: step, from: place)
    if add(after, by: (place, input)) { hold(Invariant.ofStates, to: step, from: place) }
  }

  private mutating func note(_ step: Step) {
    transitions += 1
    if case .ignored(let reason) = step.decision.outcome { reasons.insert(reason) }
    if case .prompt(let prompt) = step.decision.outcome { prompts.insert(prompt.template) }
  }

  private mutating func hold(_ invariants: [Invariant], to step: Step, from place: Int) {
    for invariant in invariants where !invariant.holds(step) && violations[invariant.name] == nil {
      let way = (journey(to: place) + [step.input]).map { "\($0)" }.joined(separator: "\n  ")
      violations[invariant.name] = """
        \(invariant.name), on \(step.release.name) with app \(step.before.app):
          \(way)
          leads to \(step.state)
          by \(step.decision)
        """
    }
  }

  /// Returns the inputs on the shortest journey to a state.
  private func journey(to place: Int) -> [Input] {
    var inputs: [Input] = []
    var place = place
    while let way = ways[place] {
      inputs.append(way.input)
      place = way.from
    }
    return inputs.reversed()
  }

  /// Returns every button of a prompt with both positions of the Precise toggle, and a button that it doesn't have.
  private static func answers(to prompt: Prompt?) -> [Input] {
    guard let choices = prompt?.template.choices else { return [.answer(.allow, precise: true)] }
    let hasToggle = prompt?.template.hasPreciseToggle(for: AppConfiguration()) == true
    let stranger: Choice = choices.contains(.cancel) ? .allow : .cancel
    return choices.map { .answer($0, precise: true) }
      + (hasToggle ? choices.map { .answer($0, precise: false) } : []) + [.answer(stranger, precise: true)]
  }

  private static func past(of before: Node, _ state: AuthorizationState, _ input: Input) -> Past {
    if input == .reset || input == .reinstall { return Past() }
    var past = before.past
    if state.grant == .provisionalAlways, before.state.grant != .provisionalAlways {
      past.provisionals = min(past.provisionals + 1, 2)
      past.answeredAlways = true
      if before.state.grant == .whenInUse { past.escalations = min(past.escalations + 1, 2) }
    }
    guard case .answer(let choice, _) = input, let prompt = before.state.prompt, state.prompt == nil else {
      return past
    }
    if prompt.cause == .escalation { past.escalations = min(past.escalations + 1, 2) }
    if prompt.cause == .escalation || prompt.cause == .always, choice != .allowOnce {
      past.answeredAlways = true
    }
    return past
  }
}
