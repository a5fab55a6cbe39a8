import LocationPolicy
import SourceFacts

/// Follows code in all ways that are possible under some circumstances.
///
/// What is known decides; what is unknown goes both ways.
struct Interpreter {
  /// A value with the way on which it is that.
  struct Evaluated {
    var value: KnownValue
    var path: Path
  }

  let program: TargetProgram
  let circumstances: Circumstances
  let limits: Limits
  /// Whether someone surely waits, as when a delegate is called back.
  let someoneWaits: Bool
  /// What the code asked for.
  private(set) var questions: Set<Circumstances.Question> = []
  /// What was missed.
  private(set) var holes: Set<Hole> = []
  /// The closures that were given to code that isn't followed, by their places.
  private(set) var given: [KnownClosure: String] = [:]
  /// Whether code that isn't followed was called and may have thrown an error.
  private(set) var hasUnknownAttempt = false
  /// How many statements and expressions were looked at.
  private(set) var steps = 0
  private var nesting = 0
  private var calls: [String] = []

  init(program: TargetProgram, circumstances: Circumstances, limits: Limits, someoneWaits: Bool) {
    self.program = program
    self.circumstances = circumstances
    self.limits = limits
    self.someoneWaits = someoneWaits
  }

  /// Notes that something was missed.
  mutating func miss(_ hole: Hole) { holes.insert(hole) }

  /// Notes that code that isn't followed may have thrown an error.
  mutating func noteUnknownAttempt() { hasUnknownAttempt = true }

  /// Does something, and returns what it came to, and whether it may have thrown an error that isn't known.
  mutating func watchingAttempts<Result>(
    _ body: (inout Interpreter) -> Result
  ) -> (result: Result, mayThrow: Bool) {
    let before = hasUnknownAttempt
    hasUnknownAttempt = false
    let result = body(&self)
    let mayThrow = hasUnknownAttempt
    hasUnknownAttempt = before
    return (result, mayThrow)
  }

  /// Notes a closure that is given away and may matter.
  mutating func give(_ closure: KnownClosure, to name: String) {
    if program.relevance.matters(closure.code), given[closure] == nil { given[closure] = name }
  }

  /// Returns what code learns when it asks for something.
  mutating func answer(_ question: Circumstances.Question, on path: Path) -> KnownValue {
    if question == .status, path.hasWaitedForAnswer { return .unknown("the status after the answer") }
    questions.insert(question)
    return switch question {
    case .status: .status(circumstances.status)
    case .accuracy: .accuracy(circumstances.accuracy)
    case .services: .boolean(circumstances.hasServices)
    case .failure: .failure(circumstances.failure)
    }
  }

  /// Does something one level further in; nil where a limit is hit.
  mutating func nested<Result>(_ body: (inout Interpreter) -> Result) -> Result? {
    guard steps < limits.steps, nesting < limits.nesting else {
      miss(.limit)
      return nil
    }
    steps += 1
    nesting += 1
    defer { nesting -= 1 }
    return body(&self)
  }

  /// Returns no more ways than are followed side by side.
  mutating func limited(_ paths: [Path]) -> [Path] {
    let merged = Path.merged(paths)
    guard merged.count > limits.paths else { return merged }
    miss(.limit)
    return Array(merged.prefix(limits.paths))
  }

  /// Returns no more values than are followed side by side.
  mutating func limited(_ values: [Evaluated]) -> [Evaluated] {
    guard values.count > limits.paths else { return values }
    miss(.limit)
    return Array(values.prefix(limits.paths))
  }

  /// Runs the body of a function, a closure or an accessor with local values of its own.
  mutating func call(
    _ id: String, _ body: [FlowStatement], _ locals: [String: KnownValue], _ path: Path, in frame: Frame
  ) -> [Evaluated] {
    guard !calls.contains(id) else {
      miss(.recursion(id.split(separator: ":").last.map(String.init) ?? id))
      return [Evaluated(value: .unknown(id), path: path)]
    }
    guard calls.count < limits.calls else {
      miss(.limit)
      return [Evaluated(value: .unknown(id), path: path)]
    }
    calls.append(id)
    defer { calls.removeLast() }
    var inside = path
    inside.locals = locals
    return run(program.relevance.kept(body), inside, in: frame).map { end in
      var back = end
      back.locals = path.locals
      var value = KnownValue.tuple([])
      if case .returned(let result) = end.outcome { value = result }
      if case .threw = end.outcome {} else { back.outcome = .running }
      return Evaluated(value: value, path: back)
    }
  }

  /// Returns both answers to a question that are possible on a way.
  func fork(_ question: String, _ path: Path) -> [(holds: Bool, path: Path)] {
    if let known = path.assumption(question) { return [(known, path)] }
    return [(true, path.assuming(true, of: question)), (false, path.assuming(false, of: question))]
  }
}
