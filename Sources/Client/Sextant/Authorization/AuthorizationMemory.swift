import Foundation
import LocationPolicy

/// What a client keeps from one launch to the next: the states of its authorization that it believes possible.
///
/// A JSON object in UTF-8 such as
///
///     {"states":[{"accuracy":0,"grant":2,"memory":1}],"version":1}
///
/// `grant` is the raw value of a ``Grant``, `accuracy` that of the ``Accuracy`` that the person chose. `memory` is
/// the sum of 1 for the one request for Always made, 2 for the provisional process started, 4 for full accuracy
/// given once, 128 for Location Services off and 256 for a restriction. Likelier states come first.
///
/// Whatever is not exactly that counts as nothing: another version, more than 16,384 bytes, no state or more than
/// 128, a value out of range, anything damaged. A client without memory works all the same; it only knows less.
final class AuthorizationMemory: Sendable {
  private let storage: ClientStorage
  private let saved = Locked<[AuthorizationState]?>(nil)

  init(storage: ClientStorage) { self.storage = storage }

  /// The states that were saved last; empty when there is nothing that can be read.
  func load() -> [AuthorizationState] {
    guard let data = storage.load(.authorization), data.count <= Self.byteLimit else { return [] }
    // Damage is no error of the app's or the person's: what was remembered is forgotten.
    guard let document = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      document["version"] as? Int == Self.version, let entries = document["states"] as? [[String: Int]],
      (1...Self.stateLimit).contains(entries.count)
    else { return [] }
    let states = entries.compactMap(Self.state)
    guard states.count == entries.count else { return [] }
    saved.withLock { $0 = states }
    return states
  }

  /// Saves states, unless they were saved last.
  ///
  /// Not under a lock, because storages may call back; on the location thread only, so that the newest stay.
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

  /// More states than this are never possible at once.
  private static let stateLimit = 128
  private static let byteLimit = 16_384

  private static let version = 1

  /// What of a state's memory decides on requests.
  private static let known: AuthorizationState.Memory = [
    .alwaysRequestSpent, .provisionalSpent, .temporaryFullAccuracy, .servicesOff, .restricted,
  ]

  private static func text(of state: AuthorizationState) -> String {
    let (accuracy, grant) = (state.chosenAccuracy.rawValue, state.grant.rawValue)
    let memory = state.memory.intersection(known).rawValue
    return #"{"accuracy":\#(accuracy),"grant":\#(grant),"memory":\#(memory)}"#
  }

  /// Reads a state; nil when there is none such.
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
