import LocationPolicy

extension Words {
  /// Returns a sentence on how many further places there are, with a space in front; empty for none.
  static func further(_ count: Int) -> String {
    switch count {
    case ...0: ""
    case 1: " There is 1 more such place."
    default: " There are \(count) more such places."
    }
  }
}
