import LocationCatalogue
import LocationPolicy
import Testing

/// Every reachable state of an app on every release, and every step from it.
@Suite struct InvariantTests {
  /// The walks on each release, which are made once for all tests.
  static let walks = Task {
    await withTaskGroup { group in
      for policy in Policies.known {
        group.addTask { (policy.release, Facet.chosen.map { Walk(policy, $0) }) }
      }
      return await group.reduce(into: [Release: [Walk]]()) { $0[$1.0] = $1.1 }
    }
  }

  @Test(arguments: Release.allCases) func `every invariant holds in every reachable state`(release: Release)
    async
  {
    let walks = await Self.walks.value[release] ?? []
    #expect(walks.count == Facet.chosen.count)
    for walk in walks {
      print("\(release.name), \(walk.facet.name): \(walk.states) states, \(walk.transitions) transitions")
      for violation in walk.violations.sorted(by: { $0.key < $1.key }) {
        Issue.record("\(violation.value)")
      }
    }
  }

  @Test func `every reason to ignore an input is reached`() async {
    let reached = await Self.walks.value.values.joined().reduce(into: Set<IgnoredReason>()) {
      $0.formUnion($1.reasons)
    }
    #expect(IgnoredReason.allCases.filter { !reached.contains($0) } == [])
  }

  @Test(arguments: Release.allCases)
  func `the prompts that are reached are those of the catalog`(release: Release) async throws {
    let reached = await (Self.walks.value[release] ?? []).reduce(into: Set<String>()) {
      $0.formUnion($1.prompts.map(\.id))
    }
    let table = try #require(
      PolicyTables.tables(of: .policy(for: release)).first { $0.name == "prompts" })
    let expected = table.rows.compactMap { row in
      if case .string(let id) = row[0] { id } else { nil }
    }
    #expect(reached.sorted() == expected.sorted())
  }
}
