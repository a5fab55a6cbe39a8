import CommandLineOptions
import LocationExploration

/// A part as it is typed: "3/16".
struct ShardArgument: ExpressibleByArgument {
  /// The part.
  let shard: Shard

  init?(argument: String) {
    guard let shard = Shard(argument) else { return nil }
    self.shard = shard
  }

  var argumentText: String { "\(shard.number)/\(shard.count)" }
}
