/// Versions as files of package managers write them.
enum DeclaredVersion {
  /// Returns the numbers in a version, or in the first of a range; nil if it doesn't begin with one, such as an address.
  static func numbers(_ version: String) -> [Int]? {
    let text = version.drop { "^~>=v ".contains($0) }.prefix { $0.isNumber || $0 == "." }
    return text.isEmpty ? nil : text.split(separator: ".").map { Int($0) ?? 0 }
  }
}
