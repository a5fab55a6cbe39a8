package import AppProject
package import LocationFlow
import SourceFacts

/// The control flow analysis of targets, each of which is analyzed once, on all processors.
package struct FollowedTargets: Sendable {
  private let graph: TargetGraph
  private let tables: [TargetGraph.Key: [ReactionTable]]
  private let actions: [TargetGraph.Key: [PersonAction]]
  private let raised: [TargetGraph.Key: [RaisedState]]
  private let idle: [TargetGraph.Key: IdleCallbacks]

  /// Analyzes the code of targets and of the libraries that they link.
  package init(of targets: [AppTarget], in graph: TargetGraph) {
    self.graph = graph
    var seen: Set<TargetGraph.Key> = []
    let all = (targets + targets.flatMap(graph.libraries)).filter {
      seen.insert(TargetGraph.Key($0)).inserted
    }
    let followed = all.tracedMap { (key: TargetGraph.Key($0), code: Self.followed(sourcesOf: $0)) }
    tables = Dictionary(uniqueKeysWithValues: followed.map { ($0.key, $0.code.tables) })
    actions = Dictionary(uniqueKeysWithValues: followed.map { ($0.key, $0.code.actions) })
    raised = Dictionary(uniqueKeysWithValues: followed.map { ($0.key, $0.code.raised) })
    idle = Dictionary(uniqueKeysWithValues: followed.map { ($0.key, $0.code.idle) })
  }

  /// Returns the tables of all code in the process of a target, its own first; each file counts
  /// once.
  package func tables(of target: AppTarget) -> [ReactionTable] {
    var seen: Set<Effect.Place> = []
    return ([target] + graph.libraries(of: target)).flatMap { tables[TargetGraph.Key($0)] ?? [] }.filter {
      seen.insert($0.place).inserted
    }
  }

  /// Returns what a person can start in all code in the process of a target, its own first.
  package func actions(of target: AppTarget) -> [PersonAction] {
    var seen: Set<PersonAction> = []
    return ([target] + graph.libraries(of: target)).flatMap { actions[TargetGraph.Key($0)] ?? [] }.filter {
      seen.insert($0).inserted
    }
  }

  /// Returns the states that stay if no location comes, in all code in the process of a target, its own first.
  package func raisedStates(of target: AppTarget) -> [RaisedState] {
    var seen: Set<RaisedState> = []
    return ([target] + graph.libraries(of: target)).flatMap { raised[TargetGraph.Key($0)] ?? [] }.filter {
      seen.insert($0).inserted
    }
  }

  /// Returns the callbacks that do nothing when the person allows it, in all code in the process of a target.
  package func idleCallbacks(of target: AppTarget) -> IdleCallbacks {
    ([target] + graph.libraries(of: target)).reduce(into: IdleCallbacks()) { all, target in
      idle[TargetGraph.Key(target)].map { all.formUnion($0) }
    }
  }

  /// What is followed of a target.
  private struct Followed {
    var tables: [ReactionTable] = []
    var actions: [PersonAction] = []
    var raised: [RaisedState] = []
    var idle = IdleCallbacks()
  }

  private static func followed(sourcesOf target: AppTarget) -> Followed {
    let sources = target.sources.filter { !TestDouble.isFile($0.path) }
    guard sources.contains(where: { $0.facts.map { !$0.facts.isEmpty } ?? false }) else { return Followed() }
    let files = sources.compactMap { source in
      source.facts?.flow.map { (path: source.path, flow: $0) }
    }
    let program = TargetProgram(files)
    let actions = PersonActions(of: program)
    return Followed(
      tables: ReactionTables(of: program).tablesOfNamers().filter { !TestDouble.isType($0.type) },
      actions: actions.all().filter { !TestDouble.isType($0.type) },
      raised: actions.raisedStates().filter { !TestDouble.isType($0.type) },
      idle: actions.idleCallbacks())
  }
}
