import TextReading

/// A sentence of NMEA 0183, as the ranges of its fields.
struct NMEASentence {
  enum Kind { case rmc, gga, vtg, gll, gsa, other }

  enum Fault {
    case noSentence
    case wrongChecksum(expected: UInt8)
  }

  let bytes: [UInt8]
  let kind: Kind
  private let fields: [Range<Int>]

  /// Reads the sentence of a line, which may have a log's prefix before the “$”.
  ///
  /// A checksum may be missing; a wrong one is a fault.
  static func read(_ bytes: [UInt8], line: Range<Int>) -> Result<NMEASentence, FaultError> {
    // A log's prefix may contain a “!”, which starts only the sentences of ships.
    let dollar = line.first { bytes[$0] == UInt8(ascii: "$") }
    guard let start = dollar ?? line.first(where: { bytes[$0] == UInt8(ascii: "!") })
    else { return .failure(FaultError(.noSentence)) }
    var sum: UInt8 = 0
    var end = start + 1
    var fields: [Range<Int>] = []
    fields.reserveCapacity(20)
    var fieldStart = end
    while end < line.upperBound, bytes[end] != UInt8(ascii: "*") {
      sum ^= bytes[end]
      if bytes[end] == UInt8(ascii: ",") {
        fields.append(fieldStart..<end)
        fieldStart = end + 1
      }
      end += 1
    }
    fields.append(fieldStart..<end)
    if end < line.upperBound, checksum(bytes, end + 1, line.upperBound) != sum {
      return .failure(FaultError(.wrongChecksum(expected: sum)))
    }
    return .success(NMEASentence(bytes: bytes, kind: kind(bytes, fields[0]), fields: fields))
  }

  struct FaultError: Error {
    let fault: Fault
    init(_ fault: Fault) { self.fault = fault }
  }

  /// Returns the range of a field, 1 for the first after the sentence's name; empty if there is none.
  func field(_ number: Int) -> Range<Int> { number < fields.count ? fields[number] : 0..<0 }

  func number(_ number: Int) -> Double? { DecimalNumber.value(bytes, field(number)) }

  func letter(_ number: Int) -> UInt8? { field(number).first.map { bytes[$0] } }

  private static func checksum(_ bytes: [UInt8], _ start: Int, _ end: Int) -> UInt8? {
    guard start + 1 < end, let high = bytes[start].hexadecimalDigit,
      let low = bytes[start + 1].hexadecimalDigit
    else { return nil }
    return UInt8(high << 4 | low)
  }

  /// Returns the kind by the last three letters, so that any talker is accepted; “P” starts a manufacturer's own
  /// sentence.
  private static func kind(_ bytes: [UInt8], _ name: Range<Int>) -> Kind {
    guard name.count == 5, bytes[name.lowerBound] != UInt8(ascii: "P") else { return .other }
    let letters = name.lowerBound + 2..<name.upperBound
    if bytes.matches("RMC", at: letters) { return .rmc }
    if bytes.matches("GGA", at: letters) { return .gga }
    if bytes.matches("VTG", at: letters) { return .vtg }
    if bytes.matches("GLL", at: letters) { return .gll }
    return bytes.matches("GSA", at: letters) ? .gsa : .other
  }
}
