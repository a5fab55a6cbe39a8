import Foundation
import LocationPolicy

/// The updates that are meant to continue in the background, as stored between launches.
///
/// A JSON array of flat objects with string values: "id" identifies an entry, "launch" the process that began it,
/// "activity" and "goal" are the sessions that it held, and the rest is the request. Unreadable entries are dropped
/// one by one; data that is not an array, or larger than any record can be, is ignored.
struct UpdatesRecord: Sendable {
  /// A session of updates.
  struct Entry: Equatable, Sendable {
    let id: String
    var launch: String
    var request: UpdatesRequest
    var sessions = HeldSessions()
  }

  private(set) var entries: [Entry] = []

  /// The maximum number of entries; more at once are a mistake in the app, and the oldest are forgotten.
  static let limit = 16
  private static let largestSize = 65_536

  init() {}

  init(loading storage: ClientStorage) {
    guard let data = storage.load(.updates), data.count <= Self.largestSize,
      let kept = try? JSONSerialization.jsonObject(with: data) as? [Any]
    else { return }
    for case let fields as [String: String] in kept {
      if let entry = Entry(fields: fields) { add(entry) }
    }
  }

  mutating func add(_ entry: Entry) {
    remove { $0.id == entry.id }
    entries.append(entry, keeping: Self.limit)
  }

  mutating func remove(where isMeant: (Entry) -> Bool) { entries.removeAll(where: isMeant) }

  /// Removes the oldest entry that satisfies a predicate.
  mutating func removeFirst(where isMeant: (Entry) -> Bool) {
    guard let index = entries.firstIndex(where: isMeant) else { return }
    entries.remove(at: index)
  }

  mutating func note(_ sessions: HeldSessions, of id: String) {
    for index in entries.indices where entries[index].id == id { entries[index].sessions = sessions }
  }

  func save(to storage: ClientStorage) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // Strings can always be encoded as JSON, so this does not fail.
    guard let data = try? encoder.encode(entries.map(\.fields)) else { return }
    storage.save(data, .updates)
  }
}

extension UpdatesRecord.Entry {
  /// The entry as strings.
  fileprivate var fields: [String: String] {
    var fields = request.fields
    fields["id"] = id
    fields["launch"] = launch
    if sessions.activity { fields["activity"] = "held" }
    fields["goal"] = sessions.goal?.text
    return fields
  }

  /// Reads an entry; nil if the strings are invalid.
  fileprivate init?(fields: [String: String]) {
    guard let id = fields["id"], let launch = fields["launch"], let request = UpdatesRequest(fields: fields)
    else { return nil }
    let goal = fields["goal"].flatMap(SessionGoal.init(text:))
    self.init(
      id: id, launch: launch, request: request,
      sessions: HeldSessions(activity: fields["activity"] != nil, goal: goal))
  }
}

extension SessionGoal {
  fileprivate var text: String { "\(rawValue)" }

  fileprivate init?(text: String) {
    guard let goal = SessionGoal.allCases.first(where: { $0.text == text }) else { return nil }
    self = goal
  }
}
