import Testing

@Suite struct UsageTests {
  static let rootHelp = """
    OVERVIEW: Location permission on iOS: what a set-up does on each release, and what is wrong.

    USAGE: sextant <subcommand>

    OPTIONS:
      --version               Show the version.
      -h, --help              Show help information.

    SUBCOMMANDS:
      check                   Say what a project's location set-up does on each iOS
                              release, and what is wrong.
      rules                   List the rules of the check: name, severity, releases,
                              and what each finds.
      policy                  Print the location rules of a release, or what changed
                              between two.
      explain                 Answer a question about location permission, or
                              explain what a request does and why.
      draw                    Draw prompts, the page of Settings or the status bar,
                              release by release, as SVG.
      simulate                Play a scenario on simulated iPhones, and say what
                              happens and where releases part.
      phone                   Play with a simulated iPhone in the terminal, and save
                              the journey as a scenario.
      explore                 Find every situation that a person and an app can get
                              into, and the shortest way to it.
      sdk                     Build Core Location for Linux as a folder, and print
                              the flags for it.
      build                   Build any package that imports CoreLocation on Linux.
      test                    Run any package's tests on Linux, on a simulated
                              iPhone.

      See 'sextant help <subcommand>' for detailed help.

    """

  static let checkHelp = """
    OVERVIEW: Say what a project's location set-up does on each iOS release, and what is wrong.

    For each app, extension and App Clip below each PATH you get what is wrong, with
    file, line and remedy, and what a person will see and the app will get, from the
    oldest iOS that it installs on to the newest.

    Exits with 0 when no finding is an error, with 1 when at least one is, and with
    2 when the command line makes no sense or some input could not be read.

    USAGE: sextant check [<path> ...] [--format <format>] [--ios <version>]
                         [--release <version>] [--predictions] [--target <name>]
                         [--severity <severity>] [--quiet] [--rules-url <url>]
                         [--include-dependencies] [--config <file>]
                         [--baseline <file>] [--write-baseline <file>] [--diff]
                         [--fix]

    ARGUMENTS:
      <path>                  A folder, an Xcode project or workspace, a
                              Package.swift or an Info.plist; in a folder everything
                              below it is read. Or what a build made: an .ipa, .app,
                              .xcarchive, .framework, .xcframework or .a. Without
                              one, the folder you are in.

    OPTIONS:
      --format <format>       The form of the report. (values: text, json, sarif,
                              html, ndjson, xcode, github, junit, markdown; default:
                              text)
      --ios <version>         Check only this iOS version, such as 14 or 13.2.
                              (values: 7, 8, 9, 10, 11, 12, 13.0-13.3, 13.4-13.7,
                              14, 15, 16.0-16.3, 16.4-16.7, 17, 18, 26)
      --release <version>     Tell the story of this iOS version from top to bottom,
                              and check only it. (values: 7, 8, 9, 10, 11, 12,
                              13.0-13.3, 13.4-13.7, 14, 15, 16.0-16.3, 16.4-16.7,
                              17, 18, 26)
      --predictions           Print all that will happen, not only what it comes to.
      --target <name>         Check only the target of this name.
      --severity <severity>   Hide findings that matter less. The exit code stays
                              the same. (values: note, warning, error; default:
                              note)
      --quiet                 Print only what is wrong: no predictions, no summary.
                              The other forms stay the same.
      --rules-url <url>       The address of the folder with the rules' pages
                              (Documentation/Rules), which SARIF leads to.
      --include-dependencies  Also judge the code of Pods, Carthage, plug-ins,
                              checkouts of packages and the like.
      --config <file>         Read the configuration from this file, not from the
                              nearest .sextant.yml.
      --baseline <file>       Show only findings that this baseline doesn't hold.
      --write-baseline <file> Write all findings into this baseline, so that later
                              checks show only new ones.
      --diff                  Print what --fix would change, in the form that 'git
                              apply' reads, and nothing else.
      --fix                   Mend in the files what leaves nothing to choose, and
                              report the rest.
      --version               Show the version.
      -h, --help              Show help information.

    """

  @Test(arguments: ["--help", "-h", "help"])
  func `help goes to the output and ends well`(argument: String) {
    #expect(ToolRun(argument) == ToolRun(exitCode: 0, output: Self.rootHelp, errors: ""))
  }

  @Test func `each subcommand has a help of its own`() {
    #expect(ToolRun("help", "check") == ToolRun(exitCode: 0, output: Self.checkHelp, errors: ""))
    #expect(ToolRun("check", "--help") == ToolRun("help", "check"))
  }

  @Test func `the version is printed`() {
    #expect(ToolRun("--version") == ToolRun(exitCode: 0, output: "0.1.0\n", errors: ""))
  }

  @Test func `a misspelled subcommand is suggested`() {
    #expect(
      ToolRun("chekc", ".")
        == ToolRun(
          exitCode: 2, output: "",
          errors: """
            Error: Unknown subcommand 'chekc'. Did you mean 'check'?
            Usage: sextant <subcommand>
              See 'sextant --help' for more information.

            """))
  }

  @Test(arguments: [
    [], ["check", ".", "--format", "xml"], ["check", ".", "--ios", "6"],
    ["check", ".", "--ios", "x"],
    ["check", ".", "--severity"], ["check", ".", "--quite"], ["--"],
  ])
  func `a command line that makes no sense ends with 2 and prints nothing to the output`(arguments: [String])
  {
    let run = ToolRun(arguments: arguments)
    #expect(run.exitCode == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("Error: "))
    #expect(run.errors.hasSuffix("for more information.\n"))
  }

  @Test func `arguments can't control the terminal through error messages`() {
    #expect(!ToolRun("check", ".", "--\u{1B}[2J").errors.contains("\u{1B}"))
    #expect(!ToolRun("check", "no/\u{1B}[2J\u{202E}").errors.contains("\u{1B}"))
  }
}
