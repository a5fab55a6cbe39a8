import Testing

@testable import CommandLineOptions

@Suite struct UsageErrorTests {
  private func error(_ arguments: [String]) -> UsageError? {
    do throws(CommandInterruption) {
      _ = try Orchard.parseAsRoot(arguments)
    } catch {
      guard case .usage(let usage, _, _) = error else { return nil }
      return usage
    }
    return nil
  }

  @Test(arguments: [
    (["pick", "old", "--fruits", "pear"], "Unknown option '--fruits'. Did you mean '--fruit'?"),
    (["pick", "old", "--friut=pear"], "Unknown option '--friut'. Did you mean '--fruit'?"),
    (["pick", "old", "--zebra"], "Unknown option '--zebra'."),
    (["pick", "old", "-x"], "Unknown option '-x'."),
    (["--verson"], "Unknown option '--verson'. Did you mean '--version'?"),
    (["pikc"], "Unknown subcommand 'pikc'. Did you mean 'pick'?"),
    (["zebra"], "Unknown subcommand 'zebra'."),
    (["help", "pck"], "Unknown subcommand 'pck'. Did you mean 'pick'?"),
    ([], "Missing subcommand: one of pick, weigh."),
    (["pick"], "Missing expected argument '<tree>'."),
    (["weigh", "pear"], "Missing expected argument '--scale'."),
    (["pick", "old", "--count"], "Missing value for '--count <n>'."),
    (["pick", "old", "-c", "--dry-run"], "Missing value for '-c <n>'."),
    (["pick", "old", "--dry-run=yes"], "The flag '--dry-run' takes no value, but was given 'yes'."),
    (["pick", "old", "big", "other"], "Unexpected argument 'other'."),
    (
      ["pick", "old", "--fruit", "plum"],
      "The value 'plum' is invalid for '--fruit'. Use one of apple, pear."
    ),
    (["pick", "old", "--count", "many"], "The value 'many' is invalid for '--count'."),
    (
      ["weigh", "plum", "--scale", "old"],
      "The value 'plum' is invalid for '<fruits>'. Use one of apple, pear."
    ),
    (["pick", "old", "--between", "7"], "'--between' takes two times."),
  ])
  func `a mistake is named`(arguments: [String], message: String) {
    #expect(error(arguments)?.description == message)
  }

  @Test func `a mistake comes with the usage and the way to the help`() {
    #expect(throws: CommandInterruption.self) { try Orchard.parseAsRoot(["weigh"]) }
    do throws(CommandInterruption) {
      _ = try Orchard.parseAsRoot(["weigh"])
    } catch {
      #expect(!error.isClean)
      #expect(
        error.message == """
          Error: Missing expected argument '--scale'.
          Usage: orchard weigh [<fruits> ...] --scale <scale>
            See 'orchard weigh --help' for more information.
          """)
    }
  }

  @Test func `a very long word is refused without comparing it to every name`() {
    let word = "--" + String(repeating: "x", count: 1_000_000)
    #expect(error(["pick", "old", word]) == .unknownOption(word, suggestion: nil))
  }
}
