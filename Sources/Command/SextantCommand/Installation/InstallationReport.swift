import CommandOutput

/// The results of testing all parts of an installation.
struct InstallationReport {
  /// Each part with its flaws.
  let parts: [(part: InstallationPart, flaws: [String])]

  /// Whether there are no flaws.
  var isWhole: Bool { parts.allSatisfy(\.flaws.isEmpty) }

  /// The text, with a line for the version, each part and each flaw.
  var text: String {
    let width = parts.map(\.part.rawValue.count).max() ?? 0
    let lines = parts.flatMap { part, flaws in
      let name = part.rawValue + String(repeating: " ", count: width - part.rawValue.count)
      return ["\(flaws.isEmpty ? "ok  " : "bad ")  \(name)  \(part.trial)"] + flaws.map { "      " + $0 }
    }
    return (["sextant \(ToolVersion.text)"] + lines).joined(separator: "\n")
  }
}
