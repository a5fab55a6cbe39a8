// The names with an underscore are the standard library's and Foundation's.
// swift-format-ignore-file: NoLeadingUnderscores

// Apple's overlay can box a coordinate in an NSValue; so can this, for code that stores coordinates in boxes.
extension CLLocationCoordinate2D: _ObjectiveCBridgeable {
  /// Returns the coordinate in a box.
  public func _bridgeToObjectiveC() -> NSValue {
    withUnsafePointer(to: self) { NSValue(bytes: $0, objCType: Self.boxedType) }
  }

  /// Returns the coordinate in a box that is known to contain one.
  public static func _forceBridgeFromObjectiveC(
    _ source: NSValue, result: inout CLLocationCoordinate2D?
  ) {
    var coordinate = CLLocationCoordinate2D()
    source.getValue(&coordinate)
    result = coordinate
  }

  /// Reads the coordinate in a box, and returns whether the box contains one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CLLocationCoordinate2D?
  ) -> Bool {
    guard String(cString: source.objCType) == Self.boxedType else { return false }
    _forceBridgeFromObjectiveC(source, result: &result)
    return true
  }

  /// Returns the coordinate in a box; 0° N 0° E if there is no box.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CLLocationCoordinate2D {
    var result: CLLocationCoordinate2D?
    if let source { _forceBridgeFromObjectiveC(source, result: &result) }
    return result ?? CLLocationCoordinate2D()
  }

  /// Two numbers in a row; Foundation on Linux can't box structures.
  private static let boxedType = "[2d]"
}
