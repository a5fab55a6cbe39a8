import Synchronization

/// What entries are about, counted when a question first needs it: for all of them that takes longer than an answer.
final class CountedSubjects: Sendable {
  private let counted = Mutex<[String: EntrySubjects]>([:])

  /// Returns what an entry is about.
  func of(_ entry: CatalogEntry) -> EntrySubjects {
    if let known = counted.withLock({ $0[entry.id] }) { return known }
    let subjects = EntrySubjects(of: entry.subjectPhrases)
    counted.withLock { $0[entry.id] = subjects }
    return subjects
  }
}
