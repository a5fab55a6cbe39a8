public import Foundation
public import LocationPolicy
import PropertyLists

extension InfoPlistValues {
  /// Reads a property list, XML or binary, whose root is a dictionary.
  ///
  /// Throws when the bytes are no property list, or one that is cut off, damaged or too large.
  public init(propertyList data: Data) throws(InfoPlistError) {
    guard data.count <= InfoPlistError.byteLimit else { throw .tooLarge(bytes: data.count) }
    let list: ParsedPropertyList
    do throws(PropertyListError) {
      list = try PropertyListParser.parseBuilt([UInt8](data))
    } catch {
      throw error.exceedsLimits ? InfoPlistError.tooDeep : .damaged(error.reason)
    }
    guard case .object(let values) = list.root.value else { throw .damaged("its root is no dictionary") }
    self.init(values)
  }

  /// Whether entitlements allow location pushes (KEY-045).
  var hasLocationPush: Bool { values["com.apple.developer.location.push"] == true }
}
