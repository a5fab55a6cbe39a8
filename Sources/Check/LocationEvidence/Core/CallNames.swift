import CoreLocationInterface
package import SourceFacts

/// What calls and properties do, judging by their names.
package enum CallNames {
  /// The methods by which code requests authorization, and starts and stops services.
  package static let location = Set(
    [ManagerMember.requestWhenInUseAuthorization, .requestAlwaysAuthorization, .requestLocation]
      .map(\.declaration.baseName)
      + ServiceMethods.allCases.flatMap { [$0.start.baseName, $0.stop.baseName] })
  /// The functions that run a closure at once, or later.
  static let runners: Set<String> = [
    "Task", "detached", "async", "sync", "asyncAfter", "run", "assumeIsolated", "perform", "addOperation",
    "withAnimation", "scheduledTimer", "forEach", "map", "compactMap", "flatMap", "autoreleasepool",
    "dispatch_async", "dispatch_after", "dispatch_sync", "withCheckedContinuation",
    "withCheckedThrowingContinuation", "schedule",
  ]

  private static let ofLocation: Set<String> = [
    "showsUserLocation", "userTrackingMode", "delegate", "desiredAccuracy", "distanceFilter",
    "allowsBackgroundLocationUpdates", "pausesLocationUpdatesAutomatically",
  ]
  private static let logs: Set<String> = [
    "print", "debugPrint", "log", "dlog", "DDLogError", "localizedDescription", "String",
    "assertionFailure", "description", "os_log",
  ]
  /// What follows "log" in names that are about accounts, or about views.
  private static let otherThanLogs = ["In", "Out", "On", "Off"]
  private static let levels: Set<String> = ["debug", "info", "error", "warning", "notice", "fault"]

  /// Returns whether a property only concerns location.
  package static func isOfLocation(_ property: String) -> Bool { ofLocation.contains(property) }

  /// Returns whether a call only tells the developer; "error" or "warning" of anything but a log is
  /// the app's own method.
  package static func isLog(_ site: CallSite) -> Bool { isLog(site.name, of: site.receiver) }

  /// Returns whether a function of a receiver only tells the developer.
  package static func isLog(_ name: String, of receiver: String?) -> Bool {
    if isLog(name) { return true }
    guard levels.contains(name) else { return false }
    return receiver.map { $0.mentions("log") || $0 == "console" } ?? false
  }

  /// Returns whether a function only tells the developer: print, NSLog, debugLog, logError.
  package static func isLog(_ name: String) -> Bool {
    if logs.contains(name) || name.hasSuffix("Log") { return true }
    guard name.hasPrefix("log") else { return false }
    let rest = name.dropFirst(3)
    return rest.first?.isUppercase ?? false && !otherThanLogs.contains(where: rest.hasPrefix)
  }
}
