import Testing

@testable import CommandLineOptions

@Suite struct ParsingTests {
  private func pick(_ arguments: String...) throws -> Pick {
    try #require(try Pick.parseAsRoot(arguments) as? Pick)
  }

  @Test func `defaults hold when only required arguments are given`() throws {
    let command = try pick("old")
    #expect(command.tree == "old")
    #expect(command.basket == nil)
    #expect(command.fruit == .apple)
    #expect(command.count == nil)
    #expect(command.branch == [])
    #expect(command.between == [])
    #expect(!command.isDryRun)
  }

  @Test(arguments: [["--fruit", "pear"], ["--fruit=pear"], ["--fruit", "apple", "--fruit", "pear"]])
  func `an option takes its value after a space or an equals sign, and the last one wins`(
    words: [String]
  ) throws {
    let command = try #require(try Pick.parseAsRoot(["old"] + words) as? Pick)
    #expect(command.fruit == .pear)
  }

  @Test func `options may stand anywhere`() throws {
    let command = try pick("--count", "3", "old", "--dry-run", "big")
    #expect(command.count == 3)
    #expect(command.tree == "old")
    #expect(command.basket == "big")
    #expect(command.isDryRun)
  }

  @Test(arguments: [["-c", "3"], ["-c=3"], ["--count=3"]])
  func `a short name is as good as the long one`(words: [String]) throws {
    let command = try #require(try Pick.parseAsRoot(["old"] + words) as? Pick)
    #expect(command.count == 3)
  }

  @Test func `a repeated option collects its values`() throws {
    #expect(try pick("old", "--branch", "a", "--branch=b").branch == ["a", "b"])
  }

  @Test func `an option can take all words up to the next option`() throws {
    let command = try pick("old", "--between", "7", "9", "--dry-run")
    #expect(command.between == [7, 9])
    #expect(command.isDryRun)
  }

  @Test func `after two dashes everything is positional`() throws {
    let command = try pick("--dry-run", "--", "--fruit", "--help")
    #expect(command.tree == "--fruit")
    #expect(command.basket == "--help")
  }

  @Test func `a lone dash is a value`() throws {
    #expect(try pick("-").tree == "-")
    #expect(try pick("old", "--branch", "-").branch == ["-"])
  }

  @Test func `a value with an equals sign is kept whole, and may be empty`() throws {
    #expect(try pick("old", "--branch=a=b", "--branch=").branch == ["a=b", ""])
  }

  @Test func `the last positional argument can take the rest`() throws {
    let command = try #require(
      try Orchard.parseAsRoot(["weigh", "pear", "apple", "--scale", "old"]) as? Weigh)
    #expect(command.fruits == [.pear, .apple])
  }

  @Test func `the subcommand that is named is returned`() throws {
    #expect(try Orchard.parseAsRoot(["pick", "old"]) is Pick)
  }
}
