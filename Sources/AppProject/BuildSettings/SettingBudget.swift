/// How much text the build settings of one reading may still grow to, all targets together.
///
/// A few lines can stand for endless text in thousands of targets; real projects stay below a tenth of this.
final class SettingBudget {
  private var left: Int

  /// Creates a budget of a number of bytes.
  init(_ total: Int = 128 * 1_048_576) { left = total }

  /// Whether it is used up.
  var isSpent: Bool { left <= 0 }

  /// Takes a number of bytes away.
  func spend(_ count: Int) { left -= count }
}
