/// Converts relative paths to relative URIs.
enum RelativeURI {
  private static let hexDigits = Array("0123456789ABCDEF")

  /// Returns a path with the characters percent-encoded that a URI's path doesn't allow (RFC 3986,
  /// 3.3).
  ///
  /// Colons are also encoded, because one in the first segment would make it look like a scheme.
  static func text(ofPath path: String) -> String {
    path.utf8.reduce(into: "") { text, byte in
      if isAllowed(byte) {
        text.append(Character(Unicode.Scalar(byte)))
      } else {
        text.append("%")
        text.append(hexDigits[Int(byte >> 4)])
        text.append(hexDigits[Int(byte & 15)])
      }
    }
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default:
      "-._~!$&'()*+,;=@/".utf8.contains(byte)
    }
  }
}
