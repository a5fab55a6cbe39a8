import Foundation
import LocationPolicy

/// The data that a client keeps between launches: the states of its authorization that it believes possible.
///
/// A JSON object in UTF-8 such as
///
///     {"states":[{"accuracy":0,"grant":2,"memory":1}],"version":1}
///
/// `grant` is the raw value of a ``Grant``, `accuracy` that of the ``Accuracy`` that the person chose. `memory` is
/// the sum of 1 for the one request for Always made, 2 for the provisional process started, 4 for full accuracy
/// given once, 128 for Location Services off and 256 for a restriction. Likelier states come first.
///
/// Anything that deviates from this format is ignored: another version, more than 16,384 bytes, no state or more than
/// 128, a value out of range, anything damaged. A client without this data still works; it only knows less.
final class AuthorizationMemory: Sendable {
  private let storage: ClientStorage
  private let saved = Locked<[AuthorizationState]?>(nil)

  init(storage: ClientStorage) { self.storage = storage }

  /// Returns the states that were last saved; empty if no readable data exists.
  func load() -> [AuthorizationState] {
    guard let data = storage.load(.authorization), data.count <= Self.byteLimit else { return [] }
    // Damaged data is no error of the app or the person: it is forgotten.
    guard let document = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      document["version"] as? Int == Self.version, let entries = document["states"] as? [[String: Int]],
      (1...Self.stateLimit).contains(entries.count)
    else { return [] }
    let states = entries.compactMap(Self.state)
    guard states.count == entries.count else { return [] }
    saved.withLock { $0 = states }
    return states
  }

  /// Saves states, unless they are the ones that were last saved.
  ///
  /// Call it without holding a lock, because storages may call back, and only on the location thread, so that the
  /// newest states win.
  func save(_ states: [AuthorizationState]) {
    let isNews = saved.withLock { saved in
      defer { saved = states }
      return saved != states
    }
    guard isNews, !states.isEmpty, states.count <= Self.stateLimit else { return }
    let entries = states.map(Self.text).joined(separator: ",")
    let document = #"{"states":[\#(entries)],"version":\#(Self.version)}"#
    guard let data = document.data(using: .utf8) else { return }
    storage.save(data, .authorization)
  }

  /// The maximum number of states; more are never possible at once.
  private static let stateLimit = 128
  private static let byteLimit = 16_384

  private static let version = 1

  /// The part of a state's memory that affects requests.
  private static let known: AuthorizationState.Memory = [
    .alwaysRequestSpent, .provisionalSpent, .temporaryFullAccuracy, .servicesOff, .restricted,
  ]

  private static func text(of state: AuthorizationState) -> String {
    let (accuracy, grant) = (state.chosenAccuracy.rawValue, state.grant.rawValue)
    let memory = state.memory.intersection(known).rawValue
    return #"{"accuracy":\#(accuracy),"grant":\#(grant),"memory":\#(memory)}"#
  }

  /// Reads a state; nil if the entry is invalid.
  private static func state(from entry: [String: Int]) -> AuthorizationState? {
    guard let grant = entry["grant"].flatMap(UInt8.init(exactly:)).flatMap(Grant.init),
      let bits = entry["memory"].flatMap(UInt16.init(exactly:)),
      let accuracy = entry["accuracy"].flatMap(Accuracy.init)
    else { return nil }
    let memory = AuthorizationState.Memory(rawValue: bits)
    guard known.isSuperset(of: memory) else { return nil }
    return AuthorizationState(grant: grant, phase: .terminated, memory: memory, accuracy: accuracy)
  }
}
