import LocationPolicy
import SextantTesting

@testable import Sextant

/// A request from its start through events to its result, and the next request after it.
struct RequestCase: CustomStringConvertible {
  let start: Start
  let wish: Wish
  let journey: Journey

  /// The result of a case.
  struct Report: Equatable {
    /// Whether the case was possible.
    var wasPossible = true
    /// The number of requests.
    var requests = 0
    /// The results of each request.
    var ends: [[AuthorizationOutcome]] = []
    var answers = AuthorizationTruth.Answers()
    var problems: [String] = []
  }

  private var setup: AppSetup { start.setup }

  var description: String { "\(setup), \(start.history.name), \(start.ending), \(wish)" }

  func run(through driver: SteppedPhone.Driver) -> Report {
    var report = Report()
    let storage = ClientStorage.memory()
    let maker = StartMaker(setup: start.setup, driver: driver)
    guard let phone = maker.phone(at: start, storage: storage) else {
      report.problems.append("the start can't be reached again")
      return report
    }
    guard ask(phone, journey, &report) else {
      report.wasPossible = false
      return report
    }
    let allInSight = start.isInSight && !journey.acts.contains { $0.isOutOfSight }
    if let leaving = journey.acts.last(where: { $0.takesAway }) {
      comeBack(phone, after: leaving, storage: storage, &report)
    }
    report.answers += look(phone, allInSight: allInSight)
    if journey.isInterrupted {
      askAgain(phone, isPastKnown: start.isPastKnown && allInSight, &report)
      report.answers += look(phone, allInSight: allInSight)
    }
    return report
  }

  /// Makes a request with the events of a journey; returns false if that is impossible.
  private func ask(_ phone: SteppedPhone, _ journey: Journey, _ report: inout Report) -> Bool {
    let wish = wish
    let limit = journey.acts.contains(.limits) ? SteppedPhone.timeLimit : nil
    let call = phone.start { await wish.ask($0, timeLimit: limit) }
    for act in journey.acts {
      guard phone.act(act, on: call) else {
        // An impossible event isn't a case; the request is canceled so that nothing remains.
        phone.cancel(call)
        return false
      }
    }
    report.requests += 1
    report.ends.append(call.ends)
    if call.ends.count != 1 || !journey.ends.contains(call.ends[0]) {
      report.problems.append("\(journey.acts) ended \(call.ends), the rules say \(journey.ends)")
    }
    return true
  }

  private func comeBack(_ phone: SteppedPhone, after act: Act, storage: ClientStorage, _ report: inout Report)
  {
    do {
      try phone.comeBack()
      if case .leaves(let leaving) = act, leaving.endsProcess {
        phone.makeClient(storage: storage)
        phone.advance(by: 1)
      }
    } catch {
      report.problems.append("the app does not come back: \(error)")
    }
  }

  /// Makes another request, which must also end once, whatever the previous one left.
  private func askAgain(_ phone: SteppedPhone, isPastKnown: Bool, _ report: inout Report) {
    let oracle = PolicyOracle(setup: setup, isPastKnown: isPastKnown)
    let state = phone.host.read { $0[phone.host.app].authorization }
    guard let next = oracle.journeys(wish, from: state).first(where: { !$0.isInterrupted }) else { return }
    if !ask(phone, next, &report) { report.problems.append("then \(next.acts) was impossible") }
    if phone.client.core.waitingCallers != 0 { report.problems.append("somebody waits still") }
  }

  /// Compares what the client says about the authorization with the true state.
  private func look(_ phone: SteppedPhone, allInSight: Bool) -> AuthorizationTruth.Answers {
    let call = phone.start { await $0.authorization }
    let state = phone.host.read { $0[phone.host.app].authorization }
    guard let said = call.ends.first ?? nil else {
      var none = AuthorizationTruth.Answers()
      none.wrong = ["the client does not know what the app may do"]
      return none
    }
    return AuthorizationTruth(setup: setup, state: state).check(said, allInSight: allInSight)
  }
}
