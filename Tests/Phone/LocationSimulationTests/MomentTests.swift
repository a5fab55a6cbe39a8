import LocationSimulation
import Testing

@Suite struct MomentTests {
  @Test func `moments are milliseconds that seconds are added to and come out of`() {
    let later = Moment.start + 1.5
    #expect(later == Moment(milliseconds: 1_500))
    #expect(later - .start == 1.5)
    #expect(Moment.start < later)
  }
}
