import LocationPolicy
import SourceFacts

/// Runs code on all paths that are possible under some circumstances.
///
/// Known values determine the path; for unknown ones, both paths are followed.
struct Interpreter {
  /// A value with the path on which it results.
  struct Evaluated {
    var value: KnownValue
    var path: Path
  }

  let program: TargetProgram
  let circumstances: Circumstances
  let limits: Limits
  /// Whether there certainly is a caller, as in a delegate callback.
  let someoneWaits: Bool
  /// Whether all code is followed, and other calls and changes are recorded, rather than only what
  /// matters to location.
  let isThorough: Bool
  /// The properties of the device that the code has read.
  private(set) var questions: Set<Circumstances.Question> = []
  /// The reasons why something may have been missed.
  private(set) var holes: Set<Hole> = []
  /// The closures that were passed to code that isn't analyzed, with the names of the functions.
  private(set) var given: [KnownClosure: String] = [:]
  /// The names of the continuations, streams and promises that the code created.
  private(set) var created: Set<String> = []
  /// Whether code that isn't analyzed was called and may have thrown an error.
  private(set) var hasUnknownAttempt = false
  /// The number of statements and expressions evaluated so far.
  private(set) var steps = 0
  private var nesting = 0
  private var calls: [String] = []

  init(
    program: TargetProgram, circumstances: Circumstances, limits: Limits, someoneWaits: Bool,
    isThorough: Bool = false
  ) {
    self.program = program
    self.circumstances = circumstances
    self.limits = limits
    self.someoneWaits = someoneWaits
    self.isThorough = isThorough
  }

  /// Records a reason why something may have been missed.
  mutating func miss(_ hole: Hole) { holes.insert(hole) }

  /// Records that the code created a caller.
  mutating func noteCreated(_ waiter: Waiter) { created.insert(waiter.name) }

  /// Records that code that isn't analyzed may have thrown an error.
  mutating func noteUnknownAttempt() { hasUnknownAttempt = true }

  /// Runs a closure, and returns its result and whether an unknown error may have been thrown.
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

  /// Records a relevant closure that is passed to other code.
  mutating func give(_ closure: KnownClosure, to name: String) {
    if given[closure] == nil, isThorough || program.relevance.matters(closure.code) { given[closure] = name }
  }

  /// Returns the value that code reads for a property of the device.
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

  /// Runs a closure one level deeper; nil if a limit is reached.
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

  /// Returns at most the maximum number of paths.
  mutating func limited(_ paths: [Path]) -> [Path] {
    let merged = Path.merged(paths)
    guard merged.count > limits.paths else { return merged }
    miss(.limit)
    return Array(merged.prefix(limits.paths))
  }

  /// Returns at most the maximum number of values.
  mutating func limited(_ values: [Evaluated]) -> [Evaluated] {
    guard values.count > limits.paths else { return values }
    miss(.limit)
    return Array(values.prefix(limits.paths))
  }

  /// Runs the body of a function, closure or accessor with its own local values.
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
    return run(isThorough ? body : program.relevance.kept(body), inside, in: frame).map { end in
      var back = end
      back.locals = path.locals
      var value = KnownValue.tuple([])
      if case .returned(let result) = end.outcome { value = result }
      if case .threw = end.outcome {} else { back.outcome = .running }
      return Evaluated(value: value, path: back)
    }
  }

  /// Returns both possible answers to a question on a path.
  func fork(_ question: String, _ path: Path) -> [(holds: Bool, path: Path)] {
    if let known = path.assumption(question) { return [(known, path)] }
    return [(true, path.assuming(true, of: question)), (false, path.assuming(false, of: question))]
  }
}
