import Terminal
import Testing

@Suite struct TerminalSettingsTests {
  @Test(arguments: [
    ([:], true, true), ([:], false, false), (["NO_COLOR": "1"], true, false), (["NO_COLOR": ""], true, true),
    (["CLICOLOR": "0"], true, false), (["CLICOLOR": "1"], true, true), (["CLICOLOR": "1"], false, false),
    (["CLICOLOR_FORCE": "1"], false, true), (["CLICOLOR_FORCE": "0"], false, false),
    (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], true, false), (["TERM": "dumb"], true, false),
  ])
  func `colors are for terminals, unless the environment says otherwise`(
    environment: [String: String], isTerminal: Bool, wantsColor: Bool
  ) {
    let settings = TerminalSettings(environment: environment, isTerminal: isTerminal, terminalWidth: nil)
    #expect(settings.wantsColor == wantsColor)
  }

  @Test(
    arguments: [
      ([:], nil, 80), ([:], 132, 132), (["COLUMNS": "100"], 132, 100), (["COLUMNS": "0"], 132, 132),
      (["COLUMNS": "wide"], nil, 80), (["COLUMNS": "-5"], nil, 80),
    ] as [([String: String], Int?, Int)])
  func `the width comes from COLUMNS, then from the terminal`(
    environment: [String: String], terminal: Int?, width: Int
  ) {
    let settings = TerminalSettings(
      environment: environment, isTerminal: terminal != nil, terminalWidth: terminal)
    #expect(settings.width(standard: 80) == width)
  }
}
