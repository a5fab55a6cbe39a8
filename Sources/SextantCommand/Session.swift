import LocationPolicy

/// What a command may know of and do to the world around it, the file system aside.
struct Session {
  /// The environment variables.
  let environment: [String: String]
  /// Where results go.
  let output: any OutputSink
  /// Where messages and progress go.
  let errors: any OutputSink

  /// Writes a line to the output.
  func print(_ line: String) throws(CommandFailure) {
    try write(line + "\n")
  }

  /// Writes text to the output.
  func write(_ text: String) throws(CommandFailure) {
    do throws(OutputError) {
      try output.write(text)
    } catch {
      throw .output(error)
    }
  }

  /// Writes warnings to where messages go.
  func warn(_ warnings: [String]) throws(CommandFailure) {
    for warning in warnings {
      do throws(OutputError) {
        try errors.write("Warning: " + TerminalText.escaped(warning) + "\n")
      } catch {
        throw .output(error)
      }
    }
  }

  /// How many cells a line of the output has.
  ///
  /// COLUMNS wins, so that a pager's or test's width can be set; a file has the standard width.
  func width(standard: Int) -> Int {
    environment["COLUMNS"].flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil } ?? output.terminalWidth ?? standard
  }

  /// Whether the output is to be coloured.
  ///
  /// A non-empty NO_COLOR forbids it (no-color.org); CLICOLOR_FORCE demands it even for a file, and CLICOLOR=0 or a
  /// dumb terminal forbid it otherwise (bixense.com/clicolors).
  var wantsColor: Bool {
    if !(environment["NO_COLOR"] ?? "").isEmpty { return false }
    if let force = environment["CLICOLOR_FORCE"], !force.isEmpty, force != "0" { return true }
    return output.isTerminal && environment["CLICOLOR"] != "0" && environment["TERM"] != "dumb"
  }
}
