import TestSupport
import Testing

@testable import CommandLineOptions

@Suite("Completion scripts and the manual page") struct ShellTests {
  private func text(_ arguments: String...) -> String? {
    do throws(CommandInterruption) {
      _ = try Orchard.parseAsRoot(arguments)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func `the script for fish has a line for each name`() {
    #expect(
      text("--generate-completion-script", "fish") == """
        complete -c orchard -f
        complete -c orchard -n 'not __fish_seen_subcommand_from pick weigh' -a pick -d 'Picks fruit.'
        complete -c orchard -n 'not __fish_seen_subcommand_from pick weigh' -a weigh -d 'Weighs fruit.'
        complete -c orchard -n 'not __fish_seen_subcommand_from pick weigh' -l version -d 'Show the version.'
        complete -c orchard -n 'not __fish_seen_subcommand_from pick weigh' -s h -l help -d 'Show help information.'
        complete -c orchard -n '__fish_seen_subcommand_from pick' -l fruit -x -a 'apple pear' -d 'The kind of fruit.'
        complete -c orchard -n '__fish_seen_subcommand_from pick' -s c -l count -x -d 'How many at most.'
        complete -c orchard -n '__fish_seen_subcommand_from pick' -l branch -x -d 'A branch to leave alone; can be given several times.'
        complete -c orchard -n '__fish_seen_subcommand_from pick' -l between -x -d 'From when to when.'
        complete -c orchard -n '__fish_seen_subcommand_from pick' -l dry-run -d 'Pick nothing.'
        complete -c orchard -n '__fish_seen_subcommand_from pick' -l include-windfalls-from-the-ground -d 'Take windfalls as well, which a name this long pushes to a line of its own.'
        complete -c orchard -n '__fish_seen_subcommand_from pick' -l version -d 'Show the version.'
        complete -c orchard -n '__fish_seen_subcommand_from pick' -s h -l help -d 'Show help information.'
        complete -c orchard -n '__fish_seen_subcommand_from weigh' -l scale -x -d 'The scale.'
        complete -c orchard -n '__fish_seen_subcommand_from weigh' -l version -d 'Show the version.'
        complete -c orchard -n '__fish_seen_subcommand_from weigh' -s h -l help -d 'Show help information.'
        complete -c orchard -n '__fish_seen_subcommand_from weigh' -a 'apple pear'
        """)
  }

  @Test func `the script for zsh has a function for each command`() {
    #expect(
      text("--generate-completion-script", "zsh") == """
        #compdef orchard

        _orchard_weigh() {
          local context state state_descr line
          typeset -A opt_args
          _arguments -s \\
            '--scale[The scale.]:scale:' \\
            '--version[Show the version.]' \\
            '(-h --help)''-h[Show help information.]' '(-h --help)''--help[Show help information.]' \\
            '*:fruits:(apple pear)'
        }

        _orchard_pick() {
          local context state state_descr line
          typeset -A opt_args
          _arguments -s \\
            '--fruit[The kind of fruit.]:fruit:(apple pear)' \\
            '(-c --count)''-c[How many at most.]:n:' '(-c --count)''--count[How many at most.]:n:' \\
            '*--branch[A branch to leave alone; can be given several times.]:branch:' \\
            '*--between[From when to when.]:between:' \\
            '--dry-run[Pick nothing.]' \\
            '--include-windfalls-from-the-ground[Take windfalls as well, which a name this long pushes to a line of its own.]' \\
            '--version[Show the version.]' \\
            '(-h --help)''-h[Show help information.]' '(-h --help)''--help[Show help information.]' \\
            ':tree:' \\
            '::basket:'
        }

        _orchard() {
          local context state state_descr line
          typeset -A opt_args
          _arguments -C \\
            '--version[Show the version.]' \\
            '(-h --help)''-h[Show help information.]' '(-h --help)''--help[Show help information.]' \\
            '1:subcommand:->subcommand' \\
            '*::argument:->argument'
          case $state in
            subcommand)
              local -a names=(
                'pick:Picks fruit.'
                'weigh:Weighs fruit.'
              )
              _describe subcommand names ;;
            argument)
              case $line[1] in
                pick) _orchard_pick ;;
                weigh) _orchard_weigh ;;
              esac ;;
          esac
        }

        _orchard "$@"
        """)
  }

  @Test func `the manual has a section for each command`() {
    #expect(
      text("--generate-manual", "2026-11-24") == #"""
        .TH ORCHARD 1 "2026\-11\-24" "orchard 1.2.3"
        .SH NAME
        orchard \- Works in the orchard.
        .SH SYNOPSIS
        \fBorchard pick\fR [\fIoptions\fR] \fItree\fR [\fIbasket\fR]
        .br
        \fBorchard weigh\fR [\fIoptions\fR] [\fIfruits\fR]
        .br
        .SH COMMANDS
        .SS orchard pick
        Picks fruit.
        .PP
        Fruit is picked from the tree with the given name, and put into the basket. What is not ripe stays where it is until it is.
        .PP
        A second paragraph.
        .TP
        \fItree\fR
        The tree to pick from.
        .TP
        \fIbasket\fR
        Where to put the fruit.
        .TP
        \fB\-\-fruit\fR \fIfruit\fR
        The kind of fruit. (values: apple, pear; default: apple)
        .TP
        \fB\-c\fR, \fB\-\-count\fR \fIn\fR
        How many at most.
        .TP
        \fB\-\-branch\fR \fIbranch\fR
        A branch to leave alone; can be given several times.
        .TP
        \fB\-\-between\fR \fIbetween\fR
        From when to when.
        .TP
        \fB\-\-dry\-run\fR
        Pick nothing.
        .TP
        \fB\-\-include\-windfalls\-from\-the\-ground\fR
        Take windfalls as well, which a name this long pushes to a line of its own.
        .SS orchard weigh
        Weighs fruit.
        .TP
        \fIfruits\fR
        What to weigh. (values: apple, pear)
        .TP
        \fB\-\-scale\fR \fIscale\fR
        The scale.
        """#)
  }

  @Test(arguments: [
    (["orchard", ""], ["pick", "weigh"]),
    (["orchard", "p"], ["pick"]),
    (["orchard", "pick", "--fruit", ""], ["apple", "pear"]),
    (["orchard", "pick", "--fruit", "a"], ["apple"]),
    (["orchard", "pick", "--b"], ["--branch", "--between"]),
    (["orchard", "weigh", "--scale", ""], []),
    (["orchard", "weigh", "-"], ["--scale", "--version", "-h", "--help"]),
  ])
  func `bash completes words by its script`(typed: [String], offered: [String]) throws {
    let script = try #require(text("--generate-completion-script", "bash"))
    let words = typed.map(Shell.quoted).joined(separator: " ")
    let asks = """
      \(script)
      COMP_WORDS=(\(words)); COMP_CWORD=\(typed.count - 1); _orchard; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let run = try #require(Program(named: "bash")).run(["--norc", "-c", asks])
    #expect(run.text.split(separator: "\n").map(String.init) == offered)
  }

  @Test func `a value may follow an equals sign, and a missing one is named`() {
    #expect(text("--generate-manual=today") == text("--generate-manual", "today"))
    #expect(
      text("--generate-completion-script")?.split(separator: "\n").first
        == "Error: Missing value for '--generate-completion-script <shell>'.")
  }

  @Test func `an unknown shell is refused with those that are known`() {
    #expect(
      text("--generate-completion-script", "ksh")?.split(separator: "\n").first
        == "Error: The value 'ksh' is invalid for '--generate-completion-script'. Use one of bash, zsh, fish."
    )
  }
}
