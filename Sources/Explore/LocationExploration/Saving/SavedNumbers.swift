/// Writes numbers of eight bytes each, and a checksum at the end.
struct NumberWriter {
  private let write: ([UInt8]) throws(SavedSearchError) -> Void
  private var piece: [UInt8] = []
  private var sum = NumberSum()

  /// How many bytes are written at a time.
  private static let pieceLength = 1 << 16

  /// Creates a writer that hands its bytes on in pieces.
  init(to write: @escaping ([UInt8]) throws(SavedSearchError) -> Void) { self.write = write }

  mutating func add(_ number: UInt64) throws(SavedSearchError) {
    sum.add(number)
    withUnsafeBytes(of: number.littleEndian) { piece += $0 }
    if piece.count >= Self.pieceLength { try flush() }
  }

  mutating func add(_ number: Int) throws(SavedSearchError) { try add(UInt64(number)) }

  /// Adds text: its length in bytes, then a number for each byte.
  mutating func add(_ text: String) throws(SavedSearchError) {
    try add(text.utf8.count)
    for byte in text.utf8 { try add(UInt64(byte)) }
  }

  mutating func finish() throws(SavedSearchError) {
    try add(sum.value)
    try flush()
  }

  private mutating func flush() throws(SavedSearchError) {
    try write(piece)
    piece.removeAll(keepingCapacity: true)
  }
}

/// Reads what a ``NumberWriter`` wrote; uses no more memory than there are bytes.
struct NumberReader {
  private let read: () throws(SavedSearchError) -> [UInt8]
  private var piece: [UInt8] = []
  private var place = 0
  private var sum = NumberSum()

  /// Creates a reader from a function that returns the next bytes, and none at the end.
  init(from read: @escaping () throws(SavedSearchError) -> [UInt8]) { self.read = read }

  /// Whether the first number is this one; false if there is none.
  mutating func begins(with mark: UInt64) throws(SavedSearchError) -> Bool {
    do throws(SavedSearchError) { return try number() == mark } catch {
      if error == .truncated { return false }
      throw error
    }
  }

  mutating func number() throws(SavedSearchError) -> UInt64 {
    let number = try next()
    sum.add(number)
    return number
  }

  /// The next number, which must not exceed a limit; otherwise the file is damaged.
  mutating func number(upTo most: Int) throws(SavedSearchError) -> Int {
    guard let number = Int(exactly: try number()), number <= most else { throw .damaged }
    return number
  }

  mutating func text(upTo length: Int) throws(SavedSearchError) -> String {
    var bytes: [UInt8] = []
    for _ in 0..<(try number(upTo: length)) { bytes.append(UInt8(try number(upTo: 255))) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads the checksum, and throws if the bytes differ from those that were written.
  mutating func finish() throws(SavedSearchError) {
    let expected = sum.value
    guard try next() == expected, place == piece.count, try read().isEmpty else { throw .damaged }
  }

  private mutating func next() throws(SavedSearchError) -> UInt64 {
    while piece.count - place < 8 {
      let more = try read()
      if more.isEmpty { throw .truncated }
      piece = piece[place...] + more
      place = 0
    }
    defer { place += 8 }
    return (0..<8).reduce(0) { $0 | UInt64(piece[place + $1]) << UInt64(8 * $1) }
  }
}

/// A checksum that depends on the numbers and on their order.
private struct NumberSum {
  private(set) var value: UInt64 = 0

  mutating func add(_ number: UInt64) {
    value = (value ^ number) &* 0x9E37_79B9_7F4A_7C15
    value ^= value >> 32
  }
}
