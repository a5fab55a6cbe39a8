/// The width and color of output, according to the environment and the terminal.
package struct TerminalSettings: Sendable {
  private let environment: [String: String]
  private let isTerminal: Bool
  private let terminalWidth: Int?

  /// Creates settings from the environment variables, and the terminal's width if it is known.
  package init(environment: [String: String], isTerminal: Bool, terminalWidth: Int?) {
    self.environment = environment
    self.isTerminal = isTerminal
    self.terminalWidth = terminalWidth
  }

  /// Returns the width of a line in cells.
  ///
  /// COLUMNS takes precedence, so that pagers and tests can set it; pipes and files get the
  /// standard width.
  package func width(standard: Int) -> Int {
    environment["COLUMNS"].flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil } ?? terminalWidth ?? standard
  }

  /// Whether the output is colored.
  ///
  /// A non-empty NO_COLOR disables color (no-color.org); CLICOLOR_FORCE enables it even for files;
  /// otherwise CLICOLOR=0 or a dumb terminal disables it (bixense.com/clicolors).
  package var wantsColor: Bool {
    if !(environment["NO_COLOR"] ?? "").isEmpty { return false }
    if let force = environment["CLICOLOR_FORCE"], !force.isEmpty, force != "0" { return true }
    return isTerminal && environment["CLICOLOR"] != "0" && environment["TERM"] != "dumb"
  }
}
