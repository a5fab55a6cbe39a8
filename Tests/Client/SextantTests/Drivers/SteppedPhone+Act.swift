import LocationHost
import LocationPolicy
import LocationSimulation
import Phrases
import Sextant

extension SteppedPhone {
  /// Performs an event during a request, and lets the app come back; returns false if it is impossible.
  func act(_ act: Act, on call: Call<AuthorizationOutcome>) -> Bool {
    do {
      switch act {
      case .answers(let choice, let precise):
        try person(.answers(choice, precise: precise))
        advance(by: 1)
      case .leaves(let leaving): try leave(leaving)
      case .waits: advance(by: 3)
      case .limits: advance(by: Self.timeLimit + 0.5)
      case .cancels:
        cancel(call)
      }
      return true
    } catch {
      return false
    }
  }

  /// The time limit of requests that should reach it, in seconds.
  static let timeLimit = 1.0

  /// Takes the app off screen; the request must end before it comes back.
  private func leave(_ leaving: Act.Leaving) throws {
    switch leaving {
    case .locksPhone: try person(.locksPhone)
    case .goesHome: try person(.goesHome)
    case .opensOtherApp: try person(.opens(otherApp))
    case .opensSettings: try person(.opensSettings)
    case .choosesInSettings(let row): try settings(.chooses(row, for: host.app))
    case .movesPrecise(let precise): try settings(.setsPrecise(precise, for: host.app))
    case .turnsServicesOff: try settings(.setsLocationServices(false))
    case .resets: try settings(.resetsLocationAndPrivacy)
    case .restricts: try settings(.setsRestriction(true))
    case .forceQuits: try person(.forceQuits(host.app))
    case .terminates: try perform(.system(.terminates(host.app)))
    case .restartsPhone: try person(.restartsPhone)
    }
  }

  private func settings(_ action: PersonAction<AppID>) throws {
    try person(.opensSettings)
    try person(action)
  }

  private var otherApp: AppID {
    get throws {
      guard let app = host.device.app(Start.otherApp) else { throw Refusal("there is no other app") }
      return app
    }
  }

  /// Brings the app back to the screen.
  func comeBack() throws {
    if host.device.isLocked { try person(.unlocksPhone) }
    if host.device.screen != .app(host.app) { try person(.opens(host.app)) }
    advance(by: 1)
  }
}
