import LocationPolicy
import Testing

@Suite struct StateCodeTests {
  @Test func `every state has a number of its own, by which it is found again`() {
    let memories = (0..<16).map { AuthorizationState.Memory(rawValue: 1 << $0) }
      .filter { Int($0.rawValue) < 1 << AuthorizationState.Memory.bits }
    var codes: Set<UInt64> = []
    for grant in Grant.allCases {
      for phase in AppPhase.allCases {
        for accuracy in Accuracy.allCases {
          for memory in [[]] + memories {
            let state = AuthorizationState(grant: grant, phase: phase, memory: memory, accuracy: accuracy)
            #expect(AuthorizationState(code: state.code) == state)
            #expect(codes.insert(state.code).inserted)
          }
        }
      }
    }
    #expect(codes.allSatisfy { $0 < 1 << UInt64(AuthorizationState.codeBits) })
  }

  @Test func `fields follow one another, each as wide as its values need`() {
    let flag = BitField()
    let three = BitField(after: flag, for: 3)
    let four = BitField(after: three, for: 4)
    let five = BitField(after: four, for: 5)
    #expect([flag, three, four, five].map(\.start) == [0, 1, 3, 5])
    #expect(five.end == 8)
    let number = flag.bits(true) | three.bits(2 as UInt8) | five.bits(4 as UInt8)
    #expect(number == 0b100_00_10_1)
    #expect(flag.flag(in: number))
    #expect([three, four, five].map { $0.value(in: number) } == [2, 0, 4])
    #expect(four.replacing(in: number, with: 3 as UInt8) == 0b100_11_10_1)
    #expect(three.replacing(in: number, with: 1 as UInt8) == 0b100_00_01_1)
  }
}
