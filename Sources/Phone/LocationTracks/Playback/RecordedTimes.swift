/// The times of a recording without those that run backwards.
enum RecordedTimes {
  /// Keeps as many times as possible so that none is before the one before it; the others become nil.
  ///
  /// One wrong time far ahead therefore costs that time only, not all that follow.
  static func usable(_ times: [Double?]) -> [Double?] {
    // Beyond some ten million years nothing was recorded, and the sums would lose their seconds.
    let finite = times.map { $0.flatMap { abs($0) < 1e15 ? $0 : nil } }
    var latest = -Double.infinity
    let isOrdered = finite.allSatisfy { time in
      guard let time else { return true }
      defer { latest = time }
      return time >= latest
    }
    return isOrdered ? finite : keepingLongestOrder(finite)
  }

  /// The longest sequence that never falls, by patience sorting: at most n log n steps.
  private static func keepingLongestOrder(_ times: [Double?]) -> [Double?] {
    // The index that ends the best sequence of each length, and the one before each index in its sequence.
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
