import LocationPolicy
import LocationTerms
import Testing

/// Names that are printed without reflection are those that reflection would print.
@Suite struct CaseNameTests {
  @Test func `names of cases are spelled like the cases`() {
    #expect(Choice.allCases.map { $0.caseName } == Choice.allCases.map { "\($0)" })
    #expect(IgnoredReason.allCases.map { $0.caseName } == IgnoredReason.allCases.map { "\($0)" })
    #expect(LocationErrorCode.allCases.map { $0.caseName } == LocationErrorCode.allCases.map { "\($0)" })
    #expect(SessionGoal.allCases.map { $0.caseName } == SessionGoal.allCases.map { "\($0)" })
    #expect(AuthorizationStatus.allCases.map { $0.appleName } == AuthorizationStatus.allCases.map { "\($0)" })
  }

  @Test func `a fact's id is the name of its case`() {
    let ids = Fact.allCases.map { $0.id.lowercased().filter { $0 != "-" } }
    #expect(ids == Fact.allCases.map { "\($0)" })
  }
}
