/// Parses comma-separated values, which can be quoted.
package enum CommaSeparated {
  /// Returns the values of every line.
  package static func rows(of text: String) -> [[String]] { text.split(separator: "\n").map(cells) }

  private static func cells(of line: Substring) -> [String] {
    var cells = [""]
    var isQuoted = false
    for character in line {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: cells.append("")
      default: cells[cells.count - 1].append(character)
      }
    }
    return cells
  }
}
