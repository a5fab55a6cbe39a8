/// What becomes of refusals and failures in a process, followed when a rule first asks.
///
/// Nothing but rules ask, which judge a target one after another.
final class Tellings: @unchecked Sendable {
  private struct Key: Hashable {
    let event: Telling.Event
    let aim: Telling.Aim
  }

  private let code: ProcessCode
  private let isLibrary: Bool
  private lazy var index = TellingIndex(in: code, isLibrary: isLibrary)
  private var made: [Key: Telling] = [:]

  init(in code: ProcessCode, isLibrary: Bool) {
    self.code = code
    self.isLibrary = isLibrary
  }

  func telling(of event: Telling.Event, looking aim: Telling.Aim) -> Telling {
    let key = Key(event: event, aim: aim)
    if let telling = made[key] { return telling }
    let telling = Telling(of: event, in: code, index, looking: aim)
    made[key] = telling
    return telling
  }
}

extension ProcessCode {
  /// Returns what becomes of a refusal or a failure in the process, which all rules share.
  package func telling(of event: Telling.Event, looking aim: Telling.Aim = .anything) -> Telling {
    let tellings = tellings ?? Tellings(in: self, isLibrary: false)
    return tellings.telling(of: event, looking: aim)
  }
}
