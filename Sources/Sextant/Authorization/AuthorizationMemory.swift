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
    do {
      let document = try JSONDecoder().decode(Document.self, from: data)
      guard document.version == Document.version, (1...Self.stateLimit).contains(document.states.count) else {
        return []
      }
      let states = try document.states.map { try $0.state }
      saved.withLock { $0 = states }
      return states
    } catch {
      // Damage is no error of the app's or the person's: what was remembered is forgotten.
      return []
    }
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
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // Numbers always have a text in JSON, so that this does not fail.
    guard let data = try? encoder.encode(Document(states: states.map(Entry.init))) else { return }
    storage.save(data, .authorization)
  }

  /// More states than this are never possible at once.
  private static let stateLimit = 128
  private static let byteLimit = 16_384

  private struct Document: Codable {
    static let version = 1

    var version = Document.version
    var states: [Entry]
  }

  private struct Entry: Codable {
    var grant: UInt8
    var memory: UInt16
    var accuracy: Int

    init(_ state: AuthorizationState) {
      grant = state.grant.rawValue
      memory = state.memory.intersection(Self.known).rawValue
      accuracy = state.chosenAccuracy.rawValue
    }

    /// What of a state's memory decides on requests.
    private static let known: AuthorizationState.Memory = [
      .alwaysRequestSpent, .provisionalSpent, .temporaryFullAccuracy, .servicesOff, .restricted,
    ]

    var state: AuthorizationState {
      get throws {
        let memory = AuthorizationState.Memory(rawValue: memory)
        guard let grant = Grant(rawValue: grant), let accuracy = Accuracy(rawValue: accuracy),
          Self.known.isSuperset(of: memory)
        else { throw CocoaError(.coderInvalidValue) }
        return AuthorizationState(grant: grant, phase: .terminated, memory: memory, accuracy: accuracy)
      }
    }
  }
}
