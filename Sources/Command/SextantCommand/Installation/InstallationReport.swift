import CommandOutput

/// What a trial of all parts of an installation came to.
struct InstallationReport {
  /// Each part that was tried, with what is wrong with it.
  let parts: [(part: InstallationPart, flaws: [String])]

  /// Whether nothing is wrong.
  var isWhole: Bool { parts.allSatisfy(\.flaws.isEmpty) }

  /// A line for the version, for each part and for each flaw.
  var text: String {
    let width = parts.map(\.part.rawValue.count).max() ?? 0
    let lines = parts.flatMap { part, flaws in
      let name = part.rawValue + String(repeating: " ", count: width - part.rawValue.count)
      return ["\(flaws.isEmpty ? "ok  " : "bad ")  \(name)  \(part.trial)"] + flaws.map { "      " + $0 }
    }
    return (["sextant \(ToolVersion.text)"] + lines).joined(separator: "\n")
  }
}
