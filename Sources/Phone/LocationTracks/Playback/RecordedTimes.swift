/// Filters the times of a recording that run backwards.
enum RecordedTimes {
  /// Keeps as many times as possible such that none is before its predecessor; the others become nil.
  ///
  /// A single wrong time far ahead is therefore lost alone, rather than all times after it.
  static func usable(_ times: [Double?]) -> [Double?] {
    // Nothing was recorded beyond some ten million years, and the sums would lose their seconds.
    let finite = times.map { $0.flatMap { abs($0) < 1e15 ? $0 : nil } }
    var latest = -Double.infinity
    let isOrdered = finite.allSatisfy { time in
      guard let time else { return true }
      defer { latest = time }
      return time >= latest
    }
    return isOrdered ? finite : keepingLongestOrder(finite)
  }

  /// Returns the longest non-decreasing sequence, by patience sorting: at most n log n steps.
  private static func keepingLongestOrder(_ times: [Double?]) -> [Double?] {
    // The index that ends the best sequence of each length, and the predecessor of each index in its sequence.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: times.count)
    for (index, time) in times.enumerated() {
      guard let time else { continue }
      let length = count(of: ends, notAfter: time, in: times)
      previous[index] = length > 0 ? ends[length - 1] : nil
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var kept = [Double?](repeating: nil, count: times.count)
    var next = ends.last
    while let index = next {
      kept[index] = times[index]
      next = previous[index]
    }
    return kept
  }

  private static func count(of ends: [Int], notAfter time: Double, in times: [Double?]) -> Int {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if let end = times[ends[middle]], end <= time { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
