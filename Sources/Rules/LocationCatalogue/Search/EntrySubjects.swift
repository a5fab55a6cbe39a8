import TextSearch

/// What an entry is about, found by its title and by how people put it.
struct EntrySubjects: Encodable, Sendable {
  /// A subject is the entry's if at least this part of its phrases names it, and a main one from the second part on.
  private static let leastShare = 0.2, leastMainShare = 0.3
  /// How much likelier an entry is that isn't about a subject of the question, and one whose main subjects the question
  /// doesn't name.
  static let foreignFactor = 0.75, unnamedFactor = 0.8

  /// The words of subjects.
  static let words = SynonymTable(SubjectGroups.all)

  /// The numbers of the subjects that it is about.
  let all: [Int]
  /// The numbers of those that tell it from other entries.
  let main: [Int]

  /// Counts the subjects of phrases.
  init(of phrases: [String]) {
    var counts: [Int: Int] = [:]
    for phrase in phrases {
      for subject in Self.named(in: phrase) { counts[subject, default: 0] += 1 }
    }
    func common(_ least: Double) -> [Int] {
      counts.filter { Double($0.value) >= least * Double(phrases.count) }.keys.sorted()
    }
    all = common(Self.leastShare)
    main = common(Self.leastMainShare).filter { $0 < SubjectGroups.telling.count }
  }

  /// Returns the numbers of the subjects that a text names.
  static func named(in text: String) -> Set<Int> { words.groups(in: text) }

  /// Returns how much likelier the entry is what a question means that names some subjects.
  func factor(for named: Set<Int>) -> Double {
    var factor = 1.0
    for _ in named.subtracting(all) { factor *= Self.foreignFactor }
    if !main.isEmpty, named.isDisjoint(with: main) { factor *= Self.unnamedFactor }
    return factor
  }
}
