package import Foundation
package import LocationPolicy

extension TableValue {
  /// Creates the truth value or number that Foundation's parsers made.
  package init(_ number: NSNumber) {
    self.init(number: number.doubleValue, storedAs: number.objCType.pointee)
  }
}
