import Foundation
import LocationPolicy

/// What a client keeps from one launch to the next: the states that it believes possible.
///
/// A short JSON array of objects; whatever can't be read is dropped, for the belief can be built anew from what
/// the system says.
enum ClientMemory {
  private struct Entry: Codable {
    var grant: UInt8
    var memory: UInt16
    var accuracy: UInt8
  }

  static func load(from storage: ClientStorage) -> [AuthorizationState] {
    guard let data = storage.load(), let entries = try? JSONDecoder().decode([Entry].self, from: data) else {
      return []
    }
    return entries.prefix(limit).compactMap { entry in
      guard let grant = Grant(rawValue: entry.grant), let accuracy = Accuracy(rawValue: Int(entry.accuracy))
      else {
        return nil
      }
      return AuthorizationState(
        grant: grant, phase: .terminated, memory: .init(rawValue: entry.memory), accuracy: accuracy)
    }
  }

  static func save(_ states: [AuthorizationState], to storage: ClientStorage) {
    let entries = states.prefix(limit).map {
      Entry(
        grant: $0.grant.rawValue, memory: $0.memory.rawValue, accuracy: UInt8($0.chosenAccuracy.rawValue))
    }
    guard let data = try? JSONEncoder().encode(entries) else { return }
    storage.save(data)
  }

  /// More states than this are never possible at once; more in the store are damage.
  private static let limit = 64
}
