import LocationPolicy
import Testing

@testable import LocationSimulation

/// Invariants that hold whatever happens to a phone.
@Suite struct RandomWalkTests {
  /// Walks on every release, which are made once for all tests.
  static let walks = Task {
    await withTaskGroup { group in
      for release in Release.allCases {
        group.addTask {
          (UInt64(1)...24).map { seed in
            var walk = RandomWalk(release, seed: seed)
            walk.go(250)
            return walk
          }
        }
      }
      return await group.reduce(into: [RandomWalk]()) { $0 += $1 }
    }
  }

  @Test(arguments: Release.allCases)
  func `whatever happens, nothing crashes and what must hold does`(release: Release) async {
    for walk in await Self.walks.value where walk.release == release && walk.violation != nil {
      let shortest = walk.shrunk()
      let steps = shortest.steps.map { "  \($0)" }.joined(separator: "\n")
      Issue.record("seed \(walk.seed): \(shortest.violation ?? "")\n\(steps)")
      return
    }
  }

  @Test func `the walks get around: together they see every prompt, and every phase of a process`() async {
    var prompts: Set<PromptTemplate> = []
    var phases: Set<AppPhase> = []
    for entry in await Self.walks.value.lazy.flatMap(\.device.trace.entries) {
      if case .promptShown(let prompt, _) = entry.event { prompts.insert(prompt.template) }
      if case .phase(let phase) = entry.event { phases.insert(phase) }
    }
    #expect(PromptTemplate.allCases.filter { !prompts.contains($0) } == [])
    #expect(AppPhase.allCases.filter { !phases.contains($0) } == [])
  }

  @Test(arguments: Release.allCases)
  func `the same inputs lead to the same trace, and a fork goes on as the original does`(release: Release) {
    var walk = RandomWalk(release, seed: 42)
    walk.go(200)
    var again = RandomWalk(release, seed: 42)
    again.go(Array(walk.steps.prefix(100)))
    var fork = again
    again.go(Array(walk.steps.dropFirst(100)))
    fork.go(Array(walk.steps.dropFirst(100)))
    #expect(walk.device.trace.entries == again.device.trace.entries)
    #expect(walk.device.trace.entries == fork.device.trace.entries)
  }

  @Test func `a fork goes its own way and leaves the original alone`() {
    var walk = RandomWalk(.iOS18, seed: 7)
    walk.go(100)
    let entries = walk.device.trace.entries
    var fork = walk.device
    fork.advance(by: 1_000)
    fork.install(AppBundle(name: "Swim"))
    #expect(walk.device.trace.entries == entries)
    #expect(walk.device.apps.count + 1 == fork.apps.count)
  }
}
