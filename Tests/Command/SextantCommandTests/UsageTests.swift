import LocationPolicy
import Testing

@Suite struct UsageTests {
  static let rootHelp = """
    OVERVIEW: Check and explore how location permission works on each iOS release.

    USAGE: sextant <subcommand>

    OPTIONS:
      --version               Show the version.
      -h, --help              Show help information.

    SUBCOMMANDS:
      check                   Check a project's location code and settings, and
                              predict what it does on each iOS release.
      rules                   List the rules of the check: name, severity, releases,
                              and what each finds.
      policy                  Print the location rules of a release, or what changed
                              between two.
      explain                 Answer a question about location permission, or
                              explain what a request does and why.
      draw                    Draw prompts, the Settings page or the status bar of
                              each release as SVG.
      simulate                Run a scenario on simulated iPhones, and print what
                              happens and where releases differ.
      phone                   Use a simulated iPhone in the terminal, and save the
                              journey as a scenario.
      explore                 Find every situation that a person and an app can
                              reach, and the shortest way there.
      experiment              Ask a real iPhone what no source settles, and compare
                              its answer.
      sdk                     Build Core Location for Linux into a folder, and print
                              the flags for using it.
      build                   Build any package that imports CoreLocation on Linux.
      test                    Run any package's tests on Linux, on a simulated
                              iPhone.
      run                     Run a program that uses CoreLocation on Linux, with
                              positions of a real receiver.
      record                  Record the positions of a real receiver in a file that
                              the simulator plays.
      self-check              Check that this installation of sextant is whole.
      mcp                     Answer coding agents, by the Model Context Protocol on
                              standard input and output.
      lsp                     Answer editors, by the Language Server Protocol on
                              standard input and output.

      See 'sextant help <subcommand>' for detailed help.

    """

  static let checkHelp = """
    OVERVIEW: Check a project's location code and settings, and predict what it does on each iOS release.

    For each app, extension and App Clip below each PATH, the report says what is
    wrong, with file, line and remedy, and what a person will see and the app will
    get, from the oldest iOS version that it supports to the newest.

    Exits with 0 if no finding is an error, with 1 if at least one is, and with 2 if
    the command line is invalid or some input could not be read.

    USAGE: sextant check [<path> ...] [--format <format>]
                         [--also-write <format=file> ...] [--language <language>]
                         [--ios <version>] [--release <version>] [--predictions]
                         [--target <name>] [--severity <severity>]
                         [--select <rule> ...] [--ignore <rule> ...] [--statistics]
                         [--quiet] [--rules-url <url>] [--page <url>]
                         [--include-dependencies] [--config <file>]
                         [--baseline <file>] [--write-baseline <file>] [--diff]
                         [--fix] [--stdin <file>] [--watch] [--explain-flow]
                         [--no-cache]

    ARGUMENTS:
      <path>                  A folder (read with everything below it), an Xcode
                              project or workspace, a Package.swift, an Info.plist,
                              or a built product: an .ipa, .app, .xcarchive,
                              .framework, .xcframework or .a. The default is the
                              current folder.

    OPTIONS:
      --format <format>       The format of the report. (values: text, json, sarif,
                              html, ndjson, xcode, github, junit, markdown; default:
                              text)
      --also-write <format=file>
                              Write the report to a file as well, in a format of its
                              own; can be given several times. (values: text=FILE,
                              json=FILE, sarif=FILE, html=FILE, xcode=FILE,
                              github=FILE, junit=FILE, markdown=FILE)
      --language <language>   The language of the report. Without it, the
                              configuration decides, and for people LANG. (values:
                              en, zh-Hans)
      --ios <version>         Check only this iOS version, such as 14 or 13.2.
                              (values: 7, 8, 9, 10, 11, 12, 13.0-13.3, 13.4-13.7,
                              14, 15, 16.0-16.3, 16.4-16.7, 17, 18, 26)
      --release <version>     Describe in full what happens on this iOS version, and
                              check only it. (values: 7, 8, 9, 10, 11, 12,
                              13.0-13.3, 13.4-13.7, 14, 15, 16.0-16.3, 16.4-16.7,
                              17, 18, 26)
      --predictions           Print the predictions in full instead of a summary.
      --target <name>         Check only the target with this name.
      --severity <severity>   Hide less severe findings. The exit code stays the
                              same. (values: note, warning, error; default: note)
      --select <rule>         Apply only this rule; can be given several times.
                              (values: a name that 'sextant rules' lists)
      --ignore <rule>         Leave this rule out; can be given several times.
                              (values: a name that 'sextant rules' lists)
      --statistics            Print only how often each rule found something. The
                              exit code stays the same.
      --quiet                 Print only findings: no predictions, no summary. Other
                              formats stay the same.
      --rules-url <url>       The web address of the rules' pages, which findings
                              lead to: of a folder with RULE.md, or one with {rule}
                              in it.
      --page <url>            The web address of the page with the phone, for links
                              that play each app there; SEXTANT_PAGE names it too.
      --include-dependencies  Also check the code of Pods, Carthage, plug-ins,
                              package checkouts and other dependencies.
      --config <file>         Use the configuration in this file instead of the
                              nearest .sextant.yml.
      --baseline <file>       Show only findings that are not in this baseline.
      --write-baseline <file> Write all findings to this baseline, so that later
                              checks show only new ones.
      --diff                  Print only the changes that --fix would make, as a
                              patch for 'git apply'.
      --fix                   Fix in the files what has exactly one right fix, and
                              report the rest.
      --stdin <file>          Take standard input for the contents of this file of
                              the project, and print only its findings.
      --watch                 Check again after each change, until Ctrl-C; the exit
                              code is that of the last check.
      --explain-flow          Print only what the code does with each authorization
                              status: requests, starts, who is told.
      --no-cache              Read everything again, even if nothing has changed
                              since the last check, and keep no report.
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
    #expect(ToolRun("--version") == ToolRun(exitCode: 0, output: "0.2.0 (source)\n", errors: ""))
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
    ["check", ".", "--ios", "x"], ["check", ".", "--language", "fr"],
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

  @Test(arguments: [
    ["explain", "KEY-005"], ["simulate", "x.json"], ["draw", "prompt"], ["explore", "rules"],
  ])
  func `where several releases can be given, one that there isn't is an error that names those there are`(
    command: [String]
  ) {
    let run = ToolRun(arguments: command + ["--ios", "99"])
    #expect(run.exitCode == 2 && run.output.isEmpty)
    let names = Release.allCases.map(\.name).joined(separator: ", ")
    #expect(
      run.errors.hasPrefix(
        "Error: The value '99' is invalid for '--ios'. Use one of \(names), or a range such as 8-10 or 13.4+.\n"
      ),
      "\(run.errors)")
  }

  @Test func `arguments can't control the terminal through error messages`() {
    #expect(!ToolRun("check", ".", "--\u{1B}[2J").errors.contains("\u{1B}"))
    #expect(!ToolRun("check", "no/\u{1B}[2J\u{202E}").errors.contains("\u{1B}"))
  }
}
