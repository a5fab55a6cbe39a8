import AppProject
import LocationFlow
import SourceFacts

/// The code of targets, followed step by step: of each target once, whoever links it, on all processors.
struct FollowedTargets: Sendable {
  private let graph: TargetGraph
  private let tables: [TargetGraph.Key: [ReactionTable]]

  /// Follows the code of targets and of what they link.
  init(of targets: [AppTarget], in graph: TargetGraph) {
    self.graph = graph
    var seen: Set<TargetGraph.Key> = []
    let all = (targets + targets.flatMap(graph.libraries)).filter {
      seen.insert(TargetGraph.Key($0)).inserted
    }
    let followed = all.concurrentMap { (TargetGraph.Key($0), Self.tables(ofSourcesOf: $0)) }
    tables = Dictionary(uniqueKeysWithValues: followed)
  }

  /// Returns the tables of all code that ends up in a target's process, its own first; a file's only once.
  func tables(of target: AppTarget) -> [ReactionTable] {
    var seen: Set<Effect.Place> = []
    return ([target] + graph.libraries(of: target)).flatMap { tables[TargetGraph.Key($0)] ?? [] }.filter {
      seen.insert($0.place).inserted
    }
  }

  private static func tables(ofSourcesOf target: AppTarget) -> [ReactionTable] {
    let sources = target.sources.filter { !TestDouble.isFile($0.path) }
    guard sources.contains(where: { $0.facts.map { !$0.facts.isEmpty } ?? false }) else { return [] }
    let files = sources.compactMap { source in
      source.facts?.flow.map { (path: source.path, flow: $0) }
    }
    return ReactionTables(of: TargetProgram(files)).tablesOfNamers().filter { !TestDouble.isType($0.type) }
  }
}
