/// The sum of many cases.
struct Tally: CustomStringConvertible {
  var starts = 0
  private(set) var cases = 0
  private var requests = 0
  private var answers = AuthorizationTruth.Answers()
  /// The first problems; more would not be read.
  private(set) var problems: [String] = []

  mutating func add(_ report: RequestCase.Report, _ name: String) {
    answers += report.answers
    guard report.wasPossible else { return }
    cases += 1
    requests += report.requests
    let new = (report.problems + report.answers.wrong).map { "\(name): \($0)" }
    if problems.count < 10 { problems += new }
  }

  var description: String {
    "\(starts) starts, \(cases) cases, \(requests) requests ended once as the rules say; "
      + "\(answers.certain) certain answers right, \(answers.likelyAndRight) of \(answers.likely) likely ones, "
      + "\(answers.unknown) open"
  }
}
