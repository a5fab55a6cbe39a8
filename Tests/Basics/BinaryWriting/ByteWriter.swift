/// Writes bytes, numbers and texts to a byte array.
package struct ByteWriter {
  /// The bytes written so far.
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Writes a number.
  package mutating func write<Number: FixedWidthInteger>(_ number: Number, isBigEndian: Bool = false) {
    let number = isBigEndian ? number.bigEndian : number.littleEndian
    withUnsafeBytes(of: number) { bytes.append(contentsOf: $0) }
  }

  /// Writes bytes.
  package mutating func write(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

  /// Writes a text, padded to a width with zeros or another byte.
  package mutating func write(_ text: String, width: Int, filler: UInt8 = 0) {
    precondition(text.utf8.count <= width)
    write(text.utf8)
    write(repeatElement(filler, count: width - text.utf8.count))
  }

  /// Writes zeros up to a multiple of a number.
  package mutating func align(to multiple: Int) {
    while !bytes.count.isMultiple(of: multiple) { bytes.append(0) }
  }
}
