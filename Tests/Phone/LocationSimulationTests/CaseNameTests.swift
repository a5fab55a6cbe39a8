import Testing

@testable import LocationSimulation

/// Names that are printed without reflection are those that reflection would print.
@Suite struct CaseNameTests {
  @Test func `names of cases are spelled like the cases`() {
    #expect(RegionState.allCases.map { $0.caseName } == RegionState.allCases.map { "\($0)" })
    #expect(ConditionState.allCases.map { $0.caseName } == ConditionState.allCases.map { "\($0)" })
  }
}
