/// How wide and how colorful output is to be, by the environment and the terminal.
package struct TerminalSettings: Sendable {
  private let environment: [String: String]
  private let isTerminal: Bool
  private let terminalWidth: Int?

  /// Takes the environment variables, whether a person is watching, and the terminal's width where it is known.
  package init(environment: [String: String], isTerminal: Bool, terminalWidth: Int?) {
    self.environment = environment
    self.isTerminal = isTerminal
    self.terminalWidth = terminalWidth
  }

  /// Returns how many cells a line has.
  ///
  /// COLUMNS wins, so that a pager's or test's width can be set; a pipe or a file has the standard width.
  package func width(standard: Int) -> Int {
    environment["COLUMNS"].flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil } ?? terminalWidth ?? standard
  }

  /// Whether the output is colored.
  ///
  /// A non-empty NO_COLOR forbids it (no-color.org); CLICOLOR_FORCE demands it even for a file, and CLICOLOR=0 or a
  /// dumb terminal forbid it otherwise (bixense.com/clicolors).
  package var wantsColor: Bool {
    if !(environment["NO_COLOR"] ?? "").isEmpty { return false }
    if let force = environment["CLICOLOR_FORCE"], !force.isEmpty, force != "0" { return true }
    return isTerminal && environment["CLICOLOR"] != "0" && environment["TERM"] != "dumb"
  }
}
