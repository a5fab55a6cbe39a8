import Foundation
import LocationPolicy

extension TableValue {
  /// Creates the truth value or number that Foundation's parsers made.
  init(_ number: NSNumber) {
    // The only way to tell true from 1: a truth value is stored as a character.
    let isTruthValue = number.objCType.pointee == CChar(UInt8(ascii: "c"))
    self.init(number: number.doubleValue, isTruthValue: isTruthValue)
  }
}
