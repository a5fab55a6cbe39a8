/// The totals of many cases.
struct Tally: Sendable, CustomStringConvertible {
  var starts = 0
  private(set) var cases = 0
  /// The number of cases that were played through both drivers.
  private(set) var agreements = 0
  private var requests = 0
  private var answers = AuthorizationTruth.Answers()
  private var expected: Set<Act> = []
  private var played: Set<Act> = []
  /// The first problems; the rest is omitted.
  private(set) var problems: [String] = []

  /// The events that may happen during requests but were possible in no case.
  var missing: Set<Act> { expected.subtracting(played) }

  /// Adds the events that may happen during a request.
  mutating func expect(_ journeys: [Journey]) {
    for journey in journeys { expected.formUnion(journey.acts) }
  }

  mutating func add(_ report: RequestCase.Report, of request: RequestCase) {
    answers += report.answers
    guard report.wasPossible else { return }
    cases += 1
    requests += report.requests
    played.formUnion(request.journey.acts)
    note(report.problems + report.answers.wrong, of: request)
  }

  /// Adds the result of the other driver, which must be the same.
  mutating func compare(
    _ report: RequestCase.Report, with other: RequestCase.Report, of request: RequestCase
  ) {
    agreements += 1
    if report != other { note(["\(report), through managers: \(other)"], of: request) }
  }

  private mutating func note(_ new: [String], of request: RequestCase) {
    if problems.count < 10 { problems += new.map { "\(request): \($0)" } }
  }

  var description: String {
    "\(starts) starts, \(cases) cases, \(agreements) of them through both drivers, \(requests) requests ended once as "
      + "the rules say; \(answers.certain) certain answers right, \(answers.likelyAndRight) of \(answers.likely) "
      + "likely ones, \(answers.unknown) open"
  }
}
