import Testing

@testable import CommandLineOptions

@Suite struct HelpTests {
  private func interruption(_ arguments: [String]) -> CommandInterruption? {
    do throws(CommandInterruption) {
      _ = try Orchard.parseAsRoot(arguments)
      return nil
    } catch {
      return error
    }
  }

  static let rootHelp = """
    OVERVIEW: Works in the orchard.

    USAGE: orchard <subcommand>

    OPTIONS:
      --version               Show the version.
      -h, --help              Show help information.

    SUBCOMMANDS:
      pick                    Picks fruit.
      weigh                   Weighs fruit.

      See 'orchard help <subcommand>' for detailed help.
    """

  static let pickHelp = """
    OVERVIEW: Picks fruit.

    Fruit is picked from the tree with the given name, and put into the basket. What
    is not ripe stays where it is until it is.

    A second paragraph.

    USAGE: orchard pick <tree> [<basket>] [--fruit <fruit>] [--count <n>]
                        [--branch <branch> ...] [--between <between> ...]
                        [--dry-run] [--include-windfalls-from-the-ground]

    ARGUMENTS:
      <tree>                  The tree to pick from.
      <basket>                Where to put the fruit.

    OPTIONS:
      --fruit <fruit>         The kind of fruit. (values: apple, pear; default:
                              apple)
      -c, --count <n>         How many at most.
      --branch <branch>       A branch to leave alone; can be given several times.
      --between <between> ... From when to when.
      --dry-run               Pick nothing.
      --include-windfalls-from-the-ground
                              Take windfalls as well, which a name this long pushes
                              to a line of its own.
      --version               Show the version.
      -h, --help              Show help information.
    """

  @Test(arguments: [["--help"], ["-h"], ["help"], ["help", "--help"], ["--help", "--nonsense"]])
  func `the root's help lists the subcommands`(arguments: [String]) {
    #expect(interruption(arguments) == .help(Self.rootHelp))
  }

  @Test(arguments: [["pick", "--help"], ["help", "pick"], ["pick", "--nonsense", "-h"]])
  func `a subcommand's help explains every argument`(arguments: [String]) {
    #expect(interruption(arguments) == .help(Self.pickHelp))
  }

  @Test func `the version is printed wherever it is asked for`() {
    #expect(interruption(["--version"]) == .version("1.2.3"))
    #expect(interruption(["pick", "--version"]) == .version("1.2.3"))
    #expect(interruption(["--version"])?.isClean == true)
  }
}
