/// Finds the lines of the keys of a string catalogue.
struct StringCatalogPlaces {
  private let file: String
  private let places: TextPlaces
  private let offsets: [String: Int]

  /// Looks through the bytes once for quoted texts that a colon follows, as keys are written.
  init(_ bytes: [UInt8], file: String) {
    self.file = file
    places = TextPlaces(bytes, file: file)
    var offsets: [String: Int] = [:]
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "\"")) {
      guard let end = StringCatalogPlaces.end(of: start, in: bytes) else { break }
      index = end + 1
      let following = bytes[index...].first { $0 > 0x20 }
      guard following == UInt8(ascii: ":") else { continue }
      let key = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
      if offsets[key] == nil { offsets[key] = start + 1 }
    }
    self.offsets = offsets
  }

  /// Returns the place of a key, the start of the file for one written with escapes.
  func origin(of key: String) -> Origin {
    offsets[key].map(places.origin) ?? Origin(file: file, line: 1)
  }

  private static func end(of start: Int, in bytes: [UInt8]) -> Int? {
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index < bytes.count ? index : nil
  }
}
