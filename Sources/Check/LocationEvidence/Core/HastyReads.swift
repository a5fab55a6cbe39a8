import CoreLocationInterface
import LocationFlow
import SourceFacts

/// Finds code that reads an asynchronous answer in one breath with the question: the status right
/// after the request, or the location right after the start.
package struct HastyReads {
  /// What is read.
  package enum Subject: Hashable {
    case status
    case location
    /// The location, after a request and without a start.
    case unansweredLocation
  }

  /// A read that comes too early.
  package struct Read {
    package let subject: Subject
    /// The function that reads.
    package let function: NamedFunction
    /// The line of the question, if it is in the same function; otherwise 0.
    package let line: Int
  }

  /// The maximum number of calls to follow within a type.
  private static let callLimit = 2

  /// The functions of types that ask anything, by type and name.
  private let functions: [String: [String: [NamedFunction]]]
  private let managers: ManagerExpressions

  /// Examines the functions of a process.
  package init(in parts: [NamedType]) {
    functions = Dictionary(grouping: parts.flatMap(\.functions), by: \.type)
      .filter { $0.value.contains { LocationQuestion.all.keys.contains(where: $0.code.names.contains) } }
      .mapValues { Dictionary(grouping: $0, by: \.code.name) }
    managers = ManagerExpressions(in: parts)
  }

  /// Returns the first early read of each kind in a function and in what it calls.
  package func reads(in function: NamedFunction) -> [Read] {
    guard functions[function.type] != nil else { return [] }
    var walk = Walk(reads: self, function: function)
    _ = walk.run(function.code.body)
    return [.status, .location, .unansweredLocation].compactMap { subject in
      walk.found.first { $0.subject == subject }
    }
  }

  /// A question that was certainly asked on the way, with its function and line.
  private struct Question: Equatable {
    let function: Effect.Place
    let line: Int
  }

  private struct Walk {
    let reads: HastyReads
    var function: NamedFunction
    var found: [Read] = []
    private var asked: Question?
    private var started: Question?
    private var depth = 0

    init(reads: HastyReads, function: NamedFunction) {
      self.reads = reads
      self.function = function
    }

    /// Runs statements, and returns whether the function may continue after them.
    mutating func run(_ body: [FlowStatement]) -> Bool {
      for statement in body {
        switch statement {
        case .jump: return true
        case .result, .failure:
          for value in statement.values { look(value) }
          return false
        default: if !run(statement) { return false }
        }
      }
      return true
    }

    private mutating func run(_ statement: FlowStatement) -> Bool {
      switch statement {
      case .branch(let conditions, let then, let otherwise):
        for condition in conditions { look(condition.value) }
        return join([then, otherwise])
      case .selection(let subject, let cases):
        look(subject)
        return join(cases.map(\.body))
      case .loop(_, let sequence, let conditions, let body):
        sequence.map { look($0) }
        for condition in conditions { look(condition.value) }
        _ = join([body, []])
      case .handled(let body, let failures): _ = join([body, failures])
      case .deferred, .function, .unread: break
      case .expression, .declaration, .assignment, .result, .failure, .jump:
        for value in statement.values { look(value) }
      }
      return true
    }

    /// Runs alternatives; afterwards, only questions of all alternatives that continue count as asked.
    private mutating func join(_ bodies: [[FlowStatement]]) -> Bool {
      let before = (asked, started)
      var ends: [(asked: Question?, started: Question?)] = []
      for body in bodies {
        (asked, started) = before
        if run(body) { ends.append((asked, started)) }
      }
      guard let first = ends.first else { return false }
      asked = ends.allSatisfy { $0.asked != nil } ? first.asked : nil
      started = ends.allSatisfy { $0.started != nil } ? first.started : nil
      return true
    }

    private mutating func look(_ value: FlowExpression) {
      switch value {
      // A closure may run later.
      case .closure: return
      case .awaited(let inside):
        look(inside)
        (asked, started) = (nil, nil)
      case .call(let call):
        for part in value.parts { look(part) }
        follow(call)
      default:
        for part in value.parts { look(part) }
        if case .member(let base, let name) = value { read(name, of: base) }
      }
    }

    private mutating func read(_ name: String, of base: FlowExpression) {
      switch name {
      case "authorizationStatus": note(.status, after: asked)
      case "location" where reads.managers.contains(base):
        note(started == nil ? .unansweredLocation : .location, after: started ?? asked)
      default: break
      }
    }

    private mutating func note(_ subject: Subject, after question: Question?) {
      guard let question else { return }
      let isHere = question.function == function.place
      found.append(Read(subject: subject, function: function, line: isHere ? question.line : 0))
    }

    private mutating func follow(_ call: FlowCall) {
      let name: String
      switch call.callee.unforced {
      case .name(let own), .member(.name("self"), let own): name = own
      case .member(let base, let member):
        read(member, of: base)
        return ask(member, call.line)
      default: return
      }
      ask(name, call.line)
      let named = reads.functions[function.type]?[name] ?? []
      guard named.count == 1, depth < HastyReads.callLimit else { return }
      let caller = function
      function = named[0]
      depth += 1
      _ = run(function.code.body)
      depth -= 1
      function = caller
    }

    private mutating func ask(_ name: String, _ line: Int) {
      guard let action = LocationQuestion.all[name] else { return }
      let question = Question(function: function.place, line: line)
      switch action {
      case .status: asked = asked ?? question
      case .location, .unansweredLocation: started = started ?? question
      }
    }
  }
}

/// The methods of a manager whose answer comes later.
private enum LocationQuestion {
  static let all: [String: HastyReads.Subject] = {
    let requests: [ManagerMember] = [.requestWhenInUseAuthorization, .requestAlwaysAuthorization]
    let starts = [
      ManagerMember.requestLocation.declaration, ServiceMethods.locationUpdates.start,
    ]
    return Dictionary(
      uniqueKeysWithValues: requests.map { ($0.declaration.baseName, .status) }
        + starts.map { ($0.baseName, .location) })
  }()
}
