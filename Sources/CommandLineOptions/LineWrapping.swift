/// Breaks text into lines.
enum LineWrapping {
  /// Returns the lines of a text, broken at spaces.
  static func wrap(_ text: String, width: Int) -> [String] {
    fill(text.split(whereSeparator: \.isWhitespace).map(String.init), width: width, later: width)
  }

  /// Returns the lines of words that must not be broken; a word that is longer than a line keeps one to itself.
  ///
  /// The first line is at most `width` letters long, the others `later`.
  static func fill(_ words: [String], width: Int, later: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in words {
      if !line.isEmpty, line.count + 1 + word.count > (lines.isEmpty ? width : later) {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? word : " " + word
    }
    lines.append(line)
    return lines
  }
}
