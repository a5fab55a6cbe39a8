import LeanFoundation
import TextReading

/// The contents of an SDK, and how complete they are.
package struct SDKContents {
  /// Apple's modules, which the page counts together.
  private static let appleModules = ["CoreLocation", "CoreLocationUI", "_LocationEssentials"]

  let modules: [String]
  /// The modules with Apple's names that re-export modules of Sextant.
  let standIns: [StandIn]
  /// The number of declarations in each state, according to the page.
  let states: [(name: String, count: Int)]

  package init(of sdk: SDKFolder) throws(SDKError) {
    let text: String
    do {
      text = try String(contentsOf: sdk.scoreboard, encoding: .utf8)
    } catch {
      throw .file(sdk.scoreboard.path(percentEncoded: false), reason: error.systemReason)
    }
    modules = sdk.manifest.modules
    standIns = sdk.standIns
    states = Self.states(in: text)
  }

  init(modules: [String], standIns: [StandIn] = [], page: String) {
    self.modules = modules
    self.standIns = standIns
    states = Self.states(in: page)
  }

  /// Reads the first table of the page.
  private static func states(in page: String) -> [(name: String, count: Int)] {
    page.split(separator: "\n", omittingEmptySubsequences: false).drop { $0 != "| state | rows |" }.dropFirst(
      2
    ).prefix { $0.hasPrefix("|") }
      .compactMap { line in
        let cells = line.split(separator: "|").map { String($0.trimmed) }
        guard cells.count == 2, let count = Int(cells[1]) else { return nil }
        return (cells[0], count)
      }
  }

  private static func line(for standIn: StandIn) -> String {
    standIn.name + (standIn.isAlwaysThere ? ": " : " (--shell \(standIn.name)): ") + standIn.summary
  }

  /// The text, with a line for each module.
  package var text: String {
    let apples = Self.appleModules.filter(modules.contains)
    let counts = states.filter { $0.name != "all" }.map { "\($0.count) \($0.name)" }.joined(separator: ", ")
    let all = states.first { $0.name == "all" }.map { "of \($0.count) declarations " } ?? ""
    let others = modules.filter { !apples.contains($0) }
    let under = standIns.map(Self.line)
    return
      ([apples.joined(separator: ", ") + ": \(all)\(counts)"] + under + others.map { "\($0): of Sextant" })
      .joined(separator: "\n")
  }
}
