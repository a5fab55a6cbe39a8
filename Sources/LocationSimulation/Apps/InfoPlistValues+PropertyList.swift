public import Foundation
public import LocationPolicy

extension InfoPlistValues {
  /// Reads a property list, XML or binary, whose root is a dictionary.
  ///
  /// Throws when the bytes are no property list, or one that is cut off, damaged or too large.
  public init(propertyList data: Data) throws(InfoPlistError) {
    try PropertyListCheck.check(data)
    let any: Any
    do {
      any = try PropertyListSerialization.propertyList(from: data, format: nil)
    } catch {
      let detail = (error as NSError).userInfo["NSDebugDescription"] as? String
      throw .damaged(detail ?? "it is no property list")
    }
    guard let values = any as? [String: Any] else { throw .damaged("its root is no dictionary") }
    self.init(parsed: values) { ($0 as? NSNumber).map(TableValue.init) }
  }

  /// Whether entitlements allow location pushes (KEY-045).
  var hasLocationPush: Bool { values["com.apple.developer.location.push"] == true }
}
