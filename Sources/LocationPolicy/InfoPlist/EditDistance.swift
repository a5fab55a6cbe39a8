/// How many letters must be added, dropped or changed to turn one text into another.
package enum EditDistance {
  /// The longest text that is compared; longer ones count as unlike.
  package static let longest = 200

  /// Returns the distance in UTF-8 bytes, or the largest number when a text is too long to be a name.
  package static func between(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left.utf8), Array(right.utf8))
    guard left.count <= longest, right.count <= longest else { return .max }
    var row = Array(0...right.count)
    for (i, byte) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in right.enumerated() {
        let change = diagonal + (byte == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(change, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[right.count]
  }
}
