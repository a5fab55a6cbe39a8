extension StringProtocol {
  /// The names that occur in code, or in a type or selector, as it is written.
  package var namesInside: [String] {
    Substring(self).split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}

extension UInt8 {
  /// Whether it belongs to a name in Swift or Objective-C.
  var isOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
