/// Finds the name that was probably meant.
package enum SpellingSuggestion {
  /// Names longer than this are not compared, so that the cost stays small whatever is typed.
  static let longestName = 48

  /// Returns the candidate with the fewest edits to the text, the first of equals; nil when all are too different.
  package static func nearest(to text: String, among candidates: [String]) -> String? {
    guard text.count <= longestName else { return nil }
    let scored = candidates.map { (name: $0, edits: edits(from: text, to: $0)) }
    guard let best = scored.min(by: { $0.edits < $1.edits }) else { return nil }
    return best.edits <= max(1, best.name.count / 3) ? best.name : nil
  }

  /// Returns the number of letters to insert, remove, replace or swap with a neighbour.
  static func edits(from source: String, to target: String) -> Int {
    let source = Array(source)
    let target = Array(target)
    var beforeLast: [Int] = []
    var last = Array(0...target.count)
    for row in source.indices {
      var current = [row + 1]
      for column in target.indices {
        let replacement = last[column] + (source[row] == target[column] ? 0 : 1)
        var cost = min(replacement, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, source[row] == target[column - 1], source[row - 1] == target[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[target.count]
  }
}
