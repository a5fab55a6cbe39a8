import Foundation

/// The updates that are meant to go on in the background, as they are kept from one launch to the next.
///
/// A JSON array of objects: "id" names an entry, "launch" the process that began it, "request" what was asked for,
/// "sessions" what it held beside its manager. Entries that can't be read are dropped one by one; what is no array,
/// or is larger than any record can be, counts as none.
struct UpdatesRecord: Sendable {
  /// One session of updates.
  struct Entry: Codable, Hashable, Identifiable, Sendable {
    let id: String
    var launch: String
    var request: UpdatesRequest
    var sessions = HeldSessions()
  }

  private(set) var entries: [Entry] = []

  /// More than this at once is an app's mistake; the oldest are forgotten.
  static let limit = 16
  private static let largestSize = 65_536

  init() {}

  init(loading storage: ClientStorage) {
    guard let data = storage.load(.updates), data.count <= Self.largestSize,
      let readable = try? Self.decoder.decode([Readable<Entry>].self, from: data)
    else { return }
    for entry in readable.compactMap(\.value) { add(entry) }
  }

  mutating func add(_ entry: Entry) {
    remove { $0.id == entry.id }
    entries = (entries + [entry]).suffix(Self.limit)
  }

  mutating func remove(where isMeant: (Entry) -> Bool) { entries.removeAll(where: isMeant) }

  /// Removes the oldest of those that are meant.
  mutating func removeFirst(where isMeant: (Entry) -> Bool) {
    guard let index = entries.firstIndex(where: isMeant) else { return }
    entries.remove(at: index)
  }

  mutating func note(_ sessions: HeldSessions, of id: Entry.ID) {
    for index in entries.indices where entries[index].id == id { entries[index].sessions = sessions }
  }

  func save(to storage: ClientStorage) {
    guard let data = try? Self.encoder.encode(entries) else { return }
    storage.save(data, .updates)
  }

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // A request may carry any number that its caller computed.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return encoder
  }

  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }
}
