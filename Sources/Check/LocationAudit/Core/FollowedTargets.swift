import AppProject
import LocationFlow
import SourceFacts

/// Follows the code of targets, of each once, whoever links it.
struct FollowedTargets {
  private let graph: TargetGraph
  private var known: [TargetGraph.Key: [ReactionTable]] = [:]

  /// Takes which targets link which.
  init(in graph: TargetGraph) { self.graph = graph }

  /// Returns the tables of all code that ends up in a target's process, its own first; a file's only once.
  mutating func tables(of target: AppTarget) -> [ReactionTable] {
    var seen: Set<Effect.Place> = []
    return ([target] + graph.libraries(of: target)).flatMap { ownTables(of: $0) }.filter {
      seen.insert($0.place).inserted
    }
  }

  private mutating func ownTables(of target: AppTarget) -> [ReactionTable] {
    let key = TargetGraph.Key(target)
    if let tables = known[key] { return tables }
    let sources = target.sources.filter { !TestDouble.isFile($0.path) }
    let takesPart = sources.contains { $0.facts.map { !$0.facts.isEmpty } ?? false }
    let files = sources.compactMap { source in
      source.facts?.flow.map { (path: source.path, flow: $0) }
    }
    let tables =
      takesPart
      ? ReactionTables(of: TargetProgram(files)).tablesOfNamers().filter { !TestDouble.isType($0.type) } : []
    known[key] = tables
    return tables
  }
}
