import CommandLineOptions

enum Fruit: String, CaseIterable, ExpressibleByArgument {
  case apple, pear
}

/// A command with every kind of argument.
struct Pick: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pick", abstract: "Picks fruit.",
    discussion: """
      Fruit is picked from the tree with the given name, and put into the basket. What is not ripe stays where it is until it is.

      A second paragraph.
      """)

  @Argument(help: "The tree to pick from.") var tree: String
  @Argument(help: "Where to put the fruit.") var basket: String?
  @Option(help: "The kind of fruit.") var fruit = Fruit.apple
  @Option(name: .shortAndLong, help: "How many at most.", value: "n") var count: Int?
  @Option(help: "A branch to leave alone; can be given several times.") var branch: [String]
  @Option(parsing: .upToNextOption, help: "From when to when.") var between: [Int]
  @Flag(name: "dry-run", help: "Pick nothing.") var isDryRun: Bool
  @Flag(help: "Take windfalls as well, which a name this long pushes to a line of its own.")
  var includeWindfallsFromTheGround: Bool

  func validate() throws(ValidationError) {
    if !between.isEmpty, between.count != 2 { throw ValidationError("'--between' takes two times.") }
  }
}

struct Weigh: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "weigh", abstract: "Weighs fruit.")
  @Argument(help: "What to weigh.") var fruits: [Fruit]
  @OptionGroup var tools: Tools
}

struct Tools: ParsableArguments {
  @Option(help: "The scale.") var scale: String
}

struct Orchard: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "orchard", abstract: "Works in the orchard.", version: "1.2.3",
    subcommands: [Pick.self, Weigh.self])
}
