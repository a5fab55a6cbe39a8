/// Searches bytes quickly for any of a set of words.
///
/// This is the algorithm of Wu and Manber: the last two bytes of a window with the length of the
/// shortest word determine how far the window can move, so that most bytes are never examined.
package struct WordSearch: Sendable {
  private let words: [Word]
  private let window: Int
  /// For each hash of two bytes, how far the window can move; 0 if a word may begin here.
  private let shifts: [UInt8]
  /// For each hash of two bytes, the words whose first window ends with it.
  private let candidates: [Int: [Int]]

  /// A word as bytes.
  private struct Word: Hashable, Comparable {
    let bytes: [UInt8]
    /// Whether an identifier must end with it.
    let endsIdentifier: Bool
    var count: Int { bytes.count }

    static func < (left: Word, right: Word) -> Bool {
      left.bytes == right.bytes
        ? !left.endsIdentifier && right.endsIdentifier : left.bytes.lexicographicallyPrecedes(right.bytes)
    }
  }

  /// Creates a search for words of at least two bytes each; the endings must be at the end of an
  /// identifier.
  package init(_ words: [String], endings: [String] = []) {
    let unique = Self.withoutContained(
      words.map { Word(bytes: Array($0.utf8), endsIdentifier: false) }
        + endings.map { Word(bytes: Array($0.utf8), endsIdentifier: true) })
    let window = min(unique.map(\.count).min() ?? 2, 255)
    var shifts = [UInt8](repeating: UInt8(max(window - 1, 1)), count: Self.buckets)
    var candidates: [Int: [Int]] = [:]
    for (index, word) in unique.enumerated() {
      for end in stride(from: 1, to: window, by: 1) {
        // Pairs of bytes in the same bucket share the smallest shift, so that no word is skipped.
        let bucket = Self.bucket(word.bytes[end - 1], word.bytes[end])
        shifts[bucket] = min(shifts[bucket], UInt8(window - 1 - end))
        if end == window - 1 { candidates[bucket, default: []].append(index) }
      }
    }
    self.words = unique
    self.window = window
    self.shifts = shifts
    self.candidates = candidates
  }

  /// Returns whether any of the words occurs in a text.
  package func occurs(in text: String) -> Bool {
    var text = text
    return text.withUTF8 { occurs(in: UnsafeRawBufferPointer($0)) }
  }

  /// Returns whether any of the words occurs in the bytes of a file.
  package func occurs(in bytes: [UInt8]) -> Bool { bytes.withUnsafeBytes { occurs(in: $0) } }

  /// Returns whether any of the words occurs in bytes.
  func occurs(in bytes: UnsafeRawBufferPointer) -> Bool {
    shifts.withUnsafeBufferPointer { shifts in
      var end = window - 1
      while end < bytes.count {
        let bucket = Self.bucket(bytes[end - 1], bytes[end])
        let shift = Int(shifts[bucket])
        if shift == 0 {
          if wordBegins(at: end - window + 1, in: bytes, bucket: bucket) { return true }
          end += 1
        } else {
          end += shift
        }
      }
      return false
    }
  }

  private func wordBegins(at start: Int, in bytes: UnsafeRawBufferPointer, bucket: Int) -> Bool {
    (candidates[bucket] ?? []).contains { index in
      let word = words[index]
      let end = start + word.count
      guard end <= bytes.count, word.bytes.indices.allSatisfy({ bytes[start + $0] == word.bytes[$0] })
      else { return false }
      return !word.endsIdentifier || end == bytes.count || !bytes[end].isOfName
    }
  }

  /// One byte per bucket keeps the whole table in the fastest cache.
  private static let buckets = 1 << 14

  @inline(__always)
  private static func bucket(_ first: UInt8, _ second: UInt8) -> Int {
    (Int(first) << 7) & (buckets - 1) ^ Int(second)
  }

  /// Returns the words without those that contain another, in a fixed order.
  private static func withoutContained(_ words: [Word]) -> [Word] {
    let unique = Set(words)
    let beginnings = Dictionary(grouping: unique.filter { !$0.endsIdentifier }) {
      bucket($0.bytes[0], $0.bytes[1])
    }
    return unique.filter { word in
      !(1..<word.count).contains { second in
        beginnings[bucket(word.bytes[second - 1], word.bytes[second]), default: []].contains {
          $0.count < word.count && word.bytes[(second - 1)...].starts(with: $0.bytes)
        }
      }
    }.sorted()
  }
}
