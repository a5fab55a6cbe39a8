/// The number of insertions, deletions and substitutions that turn one text into another.
package enum EditDistance {
  /// The maximum length of compared texts, in bytes; longer ones count as different to bound the
  /// cost.
  package static let longest = 200

  /// Returns the distance in UTF-8 bytes; the largest integer if a text is too long.
  ///
  /// - Parameter countsSwaps: Whether exchanging two neighbors is one change rather than two.
  package static func between(_ left: String, _ right: String, countsSwaps: Bool = false) -> Int {
    let (left, right) = (Array(left.utf8), Array(right.utf8))
    guard left.count <= longest, right.count <= longest else { return .max }
    // The rows of the distance table: a swap needs the row before the previous one.
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      let byte = left[row]
      var current = [row + 1]
      current.reserveCapacity(last.count)
      for column in right.indices {
        let other = right[column]
        let change = last[column] + (byte == other ? 0 : 1)
        var cost = min(min(change, last[column + 1] + 1), current[column] + 1)
        if countsSwaps, row > 0, column > 0, byte == right[column - 1], left[row - 1] == other {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }

  /// Returns the candidate most similar to a text, the first of equals; nil if all are too
  /// different.
  package static func nearest(to text: String, among candidates: [String]) -> String? {
    let scored = candidates.map { (name: $0, distance: between(text, $0, countsSwaps: true)) }
    guard let best = scored.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, best.name.count / 3) ? best.name : nil
  }
}
