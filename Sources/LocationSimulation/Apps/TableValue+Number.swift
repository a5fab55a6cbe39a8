import Foundation
import LocationPolicy

extension TableValue {
  /// Creates the truth value or number that Foundation's parsers made.
  init(_ number: NSNumber) {
    self.init(number: number.doubleValue, storedAs: number.objCType.pointee)
  }
}
