/// The functions whose callers are all read: those that stop a service or request a location.
package enum KnownCallers {
  /// The minimum length of a name whose callers are read, in bytes.
  package static let shortest = 8
  /// The methods of a manager that such functions call.
  package static let calls: Set<String> = [
    "stopUpdatingLocation", "stopUpdatingHeading", "stopMonitoring",
    "stopMonitoringSignificantLocationChanges", "stopMonitoringVisits", "requestLocation",
  ]
}

/// The methods that the system calls on existing objects, besides those of delegates.
package enum SystemMethod {
  private static let prefixes = [
    "init", "view", "load", "awakeFromNib", "application", "scene", "body", "make", "update", "layout",
    "didMove",
    "willMove", "touches", "observe", "deinit",
  ]

  /// Returns whether the system may call a method, judging by the beginning of its name.
  package static func isOne(_ name: String) -> Bool { prefixes.contains(where: name.hasPrefix) }
}
