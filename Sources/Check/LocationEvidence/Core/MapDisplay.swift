import SourceFacts

/// The ways in which code moves a map, which shows a place and does nothing else with it.
enum MapDisplay {
  private static let calls: Set<String> = [
    "setRegion", "setCenter", "setCamera", "MKCoordinateRegion", "MKCoordinateRegionMake",
    "MKCoordinateRegionMakeWithDistance", "MKMapCamera", "GMSCameraPosition", "GMSCameraUpdate", "camera",
    "cameraWithTarget", "animate", "moveCamera",
  ]
  private static let properties: Set<String> = [
    "region", "centerCoordinate", "center", "camera", "cameraPosition", "coordinate", "position",
  ]

  /// Returns whether a call only moves a map.
  static func isOnly(_ call: FlowCall) -> Bool { call.callee.calledName.map(calls.contains) ?? false }

  /// Returns whether an assignment to a target only moves a map.
  static func isOnly(assignedTo target: FlowExpression) -> Bool {
    target.calledName.map(properties.contains) ?? false
  }
}
