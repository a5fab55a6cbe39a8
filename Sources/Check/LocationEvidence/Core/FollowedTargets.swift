package import AppProject
import LocationFlow
import SourceFacts

/// The control flow analysis of targets, each of which is analyzed once, on all processors.
package struct FollowedTargets: Sendable {
  private let graph: TargetGraph
  private let followed: [TargetGraph.Key: Followed]

  /// What is found in the code of a target.
  private struct Followed {
    var tables: [ReactionTable] = []
    var actions: [PersonAction] = []
    var raisedStates: [RaisedState] = []
    var idle = IdleCallbacks()
  }

  /// Analyzes the code of targets and of the libraries that they link.
  package init(of targets: [AppTarget], in graph: TargetGraph) {
    self.graph = graph
    var seen: Set<TargetGraph.Key> = []
    let all = (targets + targets.flatMap(graph.libraries)).filter {
      seen.insert(TargetGraph.Key($0)).inserted
    }
    followed = Dictionary(
      uniqueKeysWithValues: all.tracedMap { (TargetGraph.Key($0), Self.followed(sourcesOf: $0)) })
  }

  /// Gives the code in the process of a target what was found in it, its own first; each file counts once.
  package func complete(_ code: inout ProcessCode, of target: AppTarget) {
    let all = ([target] + graph.libraries(of: target)).compactMap { followed[TargetGraph.Key($0)] }
    var places: Set<Effect.Place> = []
    code.reactions = all.flatMap(\.tables).filter { places.insert($0.place).inserted }
    var actions: Set<PersonAction> = []
    code.actions = all.flatMap(\.actions).filter { actions.insert($0).inserted }
    var states: Set<RaisedState> = []
    code.raisedStates = all.flatMap(\.raisedStates).filter { states.insert($0).inserted }
    code.idleCallbacks = all.reduce(into: IdleCallbacks()) { $0.formUnion($1.idle) }
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
      raisedStates: actions.raisedStates().filter { !TestDouble.isType($0.type) },
      idle: actions.idleCallbacks())
  }
}
