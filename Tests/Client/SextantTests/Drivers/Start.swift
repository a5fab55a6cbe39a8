import Foundation
import LocationHost
import LocationPolicy
import LocationSimulation

/// The start of a request: a phone, an app in the foreground, and its client's memory.
struct Start: Sendable {
  let setup: AppSetup
  let history: GrantHistory
  let ending: Ending
  /// The phone at the time of the request, before a client is created.
  let device: SimulatedDevice
  let app: AppID
  let memory: Data?

  /// The identifier of another app on the phone.
  static let otherApp = "com.example.Other"

  /// The fate of the app's process and of its client's memory between the history and the request.
  ///
  /// The cheapest are first, because they represent others.
  enum Ending: Hashable, Sendable, CaseIterable {
    /// The process ends and is launched again.
    case relaunched
    /// The same, but the client's memory is lost.
    case relaunchedWithoutMemory
    /// The client that saw the history makes the request.
    case goesOn
    /// The client is created only now, in the process that saw the history.
    case lateClient
  }

  /// The true state.
  var state: AuthorizationState { device[app].authorization }

  /// Whether everything that affects the authorization is known to the client.
  var isPastKnown: Bool {
    switch ending {
    case .goesOn, .relaunched: history.isInSight
    case .relaunchedWithoutMemory, .lateClient: history.past.isEmpty
    }
  }

  /// Whether the client saw everything since it began to remember.
  var isInSight: Bool { history.isInSight || ending == .relaunchedWithoutMemory || ending == .lateClient }

  /// The values in which equal starts lead to equal requests.
  ///
  /// For apps that declare less, a continuing process counts as one that was launched again with the same state and
  /// memory.
  struct Key: Hashable {
    let ending: Ending?
    let state: AuthorizationState
    let memory: Data?
    let isPastKnown: Bool
  }

  var key: Key {
    Key(ending: setup.isVaried ? ending : nil, state: state, memory: memory, isPastKnown: isPastKnown)
  }
}
