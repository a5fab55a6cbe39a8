// The names with an underscore are the standard library's and Foundation's.
// swift-format-ignore-file: NoLeadingUnderscores

// Apple's overlay boxes a coordinate in an NSValue; so does this, for code that keeps coordinates in boxes.
extension CLLocationCoordinate2D: _ObjectiveCBridgeable {
  /// Returns the coordinate in a box.
  public func _bridgeToObjectiveC() -> NSValue {
    withUnsafePointer(to: self) { NSValue(bytes: $0, objCType: Self.boxedType) }
  }

  /// Takes the coordinate out of a box that is known to hold one.
  public static func _forceBridgeFromObjectiveC(
    _ source: NSValue, result: inout CLLocationCoordinate2D?
  ) {
    var coordinate = CLLocationCoordinate2D()
    source.getValue(&coordinate)
    result = coordinate
  }

  /// Takes the coordinate out of a box, and returns whether the box holds one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CLLocationCoordinate2D?
  ) -> Bool {
    guard String(cString: source.objCType) == Self.boxedType else { return false }
    _forceBridgeFromObjectiveC(source, result: &result)
    return true
  }

  /// Takes the coordinate out of a box; 0° N 0° E when there is no box.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CLLocationCoordinate2D {
    var result: CLLocationCoordinate2D?
    if let source { _forceBridgeFromObjectiveC(source, result: &result) }
    return result ?? CLLocationCoordinate2D()
  }

  /// Two numbers in a row; Foundation on Linux boxes no structures.
  private static let boxedType = "[2d]"
}
