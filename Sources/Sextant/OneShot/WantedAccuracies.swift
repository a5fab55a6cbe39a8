/// The accuracies that searches want of the one manager that they share, and the finest of them.
struct WantedAccuracies: Sendable {
  private var counts: [Double: Int] = [:]
  /// The finest, in metres or Apple's constants; nil when nothing is wanted.
  private(set) var finest: Double?

  mutating func insert(_ accuracy: Double) {
    counts[accuracy, default: 0] += 1
    finest = min(finest ?? accuracy, accuracy)
  }

  mutating func remove(_ accuracy: Double) {
    guard let count = counts[accuracy] else { return }
    counts[accuracy] = count > 1 ? count - 1 : nil
    if count == 1, accuracy == finest { finest = counts.keys.min() }
  }
}
