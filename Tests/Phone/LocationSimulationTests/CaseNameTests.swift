import Testing

@testable import LocationSimulation

/// What is printed without reflection is what reflection would print.
@Suite struct CaseNameTests {
  @Test func `names of cases are spelled like the cases`() {
    #expect(RegionState.allCases.map { $0.caseName } == RegionState.allCases.map { "\($0)" })
    #expect(ConditionState.allCases.map { $0.caseName } == ConditionState.allCases.map { "\($0)" })
  }
}
