import Foundation
import LocationHost
import LocationPolicy
import LocationSimulation

/// Where a request begins: a phone, an app in front, and what its client remembers.
struct Start: Sendable {
  let setup: AppSetup
  let history: GrantHistory
  let ending: Ending
  /// The phone at the moment of the request, before a client is made.
  let device: SimulatedDevice
  let app: AppID
  let memory: Data?

  /// The identifier of another app on the phone.
  static let otherApp = "com.example.Other"

  /// What becomes of the app's process and of its client's memory between the history and the request.
  ///
  /// The cheapest come first, because they stand for others.
  enum Ending: Hashable, Sendable, CaseIterable {
    /// The process ends and is launched again.
    case relaunched
    /// The same, and the client's memory is lost.
    case relaunchedWithoutMemory
    /// The request is made by the client that saw the history.
    case goesOn
    /// The client is made only now, in the process that went through the history.
    case lateClient
  }

  /// The truth.
  var state: AuthorizationState { device[app].authorization }

  /// Whether nothing that the client can't know decides on the authorization.
  var isPastKnown: Bool {
    switch ending {
    case .goesOn, .relaunched: history.isInSight
    case .relaunchedWithoutMemory, .lateClient: history.past.isEmpty
    }
  }

  /// Whether nothing happened out of the sight of the client since it began to remember.
  var isInSight: Bool { history.isInSight || ending == .relaunchedWithoutMemory || ending == .lateClient }

  /// Starts that are equal in this lead to equal requests.
  ///
  /// For apps that declare less, a process that goes on is taken for one that was launched again with the same truth
  /// and the same memory.
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
