import LocationExploration

/// The first line of what a shard writes: which part it is, and of what.
struct ShardHeader: Codable, Hashable {
  /// The number of the form of this line and of those that follow.
  var schema = RulesReport.schema
  /// Which part it is, from 1 on.
  var shard: Int
  /// How many parts there are.
  var of: Int
  /// What was explored.
  let app: String
  /// The releases of all parts, by name.
  let releases: [String]
  /// What the app may use of the Swift API; nil for nothing.
  let services: [String]?
  /// How many situations were kept at most, where that was said.
  let bound: Int?
  /// What was asked.
  let questions: [Asked]

  /// A question as it was asked.
  struct Asked: Codable, Hashable {
    let question: String
    let isForbidden: Bool
  }

  /// The part; nil when there is none of the number.
  var part: Shard? { Shard(shard, of: of) }

  /// The same of the whole.
  var whole: ShardHeader {
    var header = self
    header.shard = Shard.whole.number
    header.of = Shard.whole.count
    return header
  }

  /// Whether the other is a part of the same.
  func belongs(with other: ShardHeader) -> Bool { of == other.of && whole == other.whole }
}
