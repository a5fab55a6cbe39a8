import AppProject
import SourceFacts

extension AppTarget {
  /// The macros with which permission_handler is built with its location part; others that sound alike, such as
  /// PERMISSION_LOCATION_WHEN_IN_USE, are none of its.
  private static let locationMacros: Set<String> = [
    "PERMISSION_LOCATION", "PERMISSION_LOCATION_WHENINUSE", "PERMISSION_LOCATION_ALWAYS",
  ]

  /// Whether Flutter's permission_handler is built without its location part.
  package var lacksPermissionHandlersLocation: Bool {
    permissionHandlerMacros.map { $0.isDisjoint(with: Self.locationMacros) } ?? false
  }
}

extension CodeUse {
  /// Whether Flutter's permission_handler makes the request.
  package var isByPermissionHandler: Bool { isInScript && fact.receiver?.hasPrefix("Permission") ?? false }
}
