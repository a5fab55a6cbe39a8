import AllocationCounter
import LocationPolicy

/// The speed of decisions by the state machine, compared with lookups in a dictionary.
enum PolicyBenchmark {
  struct Result: Encodable {
    let decisions: Int
    let decisionsPerSecond: Double
    let allocationsDuringDecisions: UInt64?
    let dictionaryLookupsPerSecond: Double
    /// The cost of a decision as a number of dictionary lookups.
    let lookupsPerDecision: Double
  }

  private static let rounds = 200_000

  static func run() -> Result {
    let policies = Policies.known.filter(\.requestMethods.value)
    // Creates everything that is created once, such as the policies, before measuring.
    var checksum = decide(policies, rounds: 1)
    var decisions = 0
    allocation_counter_start()
    let seconds = Stopwatch.least(of: 5) {
      decisions = 0
      checksum &+= decide(policies, rounds: rounds / policies.count)
      decisions = (rounds / policies.count) * policies.count * 4
    }
    let allocations = allocation_counter_stop()
    let lookups = lookupsPerSecond(&checksum)
    precondition(checksum != 0, "nothing was decided")
    let speed = Double(decisions) / seconds
    return Result(
      decisions: decisions, decisionsPerSecond: speed,
      allocationsDuringDecisions: allocation_counter_is_available() ? allocations : nil,
      dictionaryLookupsPerSecond: lookups, lookupsPerDecision: lookups / speed)
  }

  /// Makes four decisions per round and release: a request, an answer, an escalation, and the end
  /// of use.
  @inline(never)
  private static func decide(_ policies: [AuthorizationPolicy], rounds: Int) -> Int {
    let app = AppConfiguration.complete
    var checksum = 0
    for round in 0..<rounds {
      for policy in policies {
        var state = AuthorizationState()
        let request = state.requestWhenInUse(of: app, under: policy)
        if case .prompt(let prompt) = request.outcome {
          let answer = state.answer(prompt.template.choices[round & 1], of: app, under: policy)
          checksum &+= answer.facts.count
        }
        checksum &+= state.requestAlways(of: app, under: policy).facts.count
        checksum &+= state.endUse(under: policy).facts.count
        checksum &+= Int(state.status.rawValue)
      }
    }
    return checksum
  }

  private static func lookupsPerSecond(_ checksum: inout Int) -> Double {
    let table: [Int: Int] = Dictionary(uniqueKeysWithValues: (0..<1_024).map { ($0, $0 &* 7) })
    let count = 1_000_000
    var sum = 0
    let seconds = Stopwatch.least(of: 5) {
      for index in 0..<count { sum &+= table[index & 1_023] ?? 0 }
    }
    checksum &+= sum & 1
    return Double(count) / seconds
  }
}
