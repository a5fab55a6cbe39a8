import CoreLocation
import LocationHost
import LocationPolicy
import LocationSimulation
import Phrases
import Sextant

extension SteppedPhone {
  /// Performs an event of an app's past; throws an error if it is impossible.
  func live(through past: Past, storage: ClientStorage) throws {
    switch past {
    case .asks(let wish, let answers):
      let call = start { await wish.ask($0) }
      try answer(answers)
      advance(by: 3)
      try requireEnd(of: call)
    case .asksInVain(let wish):
      let call = start { await wish.ask($0) }
      try person(.locksPhone)
      try person(.unlocksPhone)
      try requireEnd(of: call)
    case .othersAsk(let wish, let answers): try othersAsk(wish, answers)
    case .person(let action): try person(action)
    case .secondPrompt(let choice):
      try person(.goesHome)
      if host.device.visiblePrompt == nil { try perform(.system(.showsSecondPrompt(host.app))) }
      try person(.answers(choice))
      try person(.opens(host.app))
    case .settings(let actions):
      try person(.opensSettings)
      for action in actions { try person(action) }
      try person(.opens(host.app))
    case .away(let seconds):
      try person(.goesHome)
      advance(by: seconds)
      try person(.opens(host.app))
    case .reinstalled:
      try person(.goesHome)
      try person(.deletes(host.app))
      try person(.installs(host.device[host.app].bundle))
      try person(.opens(host.app))
      makeClient(storage: storage)
    case .relaunched(let byPerson):
      try perform(byPerson ? .person(.forceQuits(host.app)) : .system(.terminates(host.app)))
      try person(.opens(host.app))
      makeClient(storage: storage)
    }
    advance(by: 1)
  }

  private func answer(_ answers: [Past.Answer]) throws {
    for answer in answers { try person(.answers(answer.choice, precise: answer.precise)) }
  }

  private func requireEnd(of call: Call<AuthorizationOutcome>) throws {
    guard call.ends.count == 1 else { throw Refusal("a request has \(call.ends.count) ends") }
  }

  /// Makes a request with a plain manager, which stays alive for the answer.
  private func othersAsk(_ wish: Wish, _ answers: [Past.Answer]) throws {
    let manager = host.run { CLLocationManager() }
    switch wish {
    case .whenInUse: manager.requestWhenInUseAuthorization()
    case .always: manager.requestAlwaysAuthorization()
    case .fullAccuracy: manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: Wish.purpose)
    }
    settle()
    try withExtendedLifetime(manager) { try answer(answers) }
  }
}
