/// The names by which code calls a refusal, a grant, a location, and what only ends a wait.
enum TellingWords {
  private static let refusals = [
    "denied", "restrict", "refus", "unauthorized", "notAuthorized", "forbid", "disallow", "notAllowed",
    "noPermission", "notPermitted", "permissionMissing", "missingPermission", "permissionNeeded",
    "needsPermission", "notGranted", "disabled", "servicesOff",
  ]
  private static let grants = ["authorized", "granted", "allow", "permitted", "enabled"]
  /// The cases and members of Core Location that mean a refusal.
  private static let system: Set<String> = [
    "denied", "restricted", "authorizationDenied", "authorizationDeniedGlobally", "authorizationRestricted",
    "kCLErrorDenied", "kCLAuthorizationStatusDenied", "kCLAuthorizationStatusRestricted",
  ]

  /// Returns whether a name is that of a refusal.
  static func meansRefusal(_ name: String) -> Bool {
    name != "disabled" && refusals.contains { name.mentions($0) } || isNegativeGrant(name)
  }

  /// Returns whether a name is one of Core Location's for a refusal.
  static func isSystemRefusal(_ name: String) -> Bool { system.contains(name) }

  /// Returns whether a name is that of a grant.
  static func meansGrant(_ name: String) -> Bool {
    !refusals.contains { name.mentions($0) } && !isNegativeGrant(name)
      && grants.contains { name.mentions($0) }
  }

  private static func isNegativeGrant(_ name: String) -> Bool {
    ["not", "un", "dis", "isNot", "isUn", "isDis"].contains { name.hasPrefix($0) }
      && grants.contains { name.mentions($0) }
  }

  /// Returns whether a name holds of a precise location; nil if it isn't about that.
  static func precision(_ name: String) -> Bool? {
    if ["imprecise", "rough", "reduced", "accuracyLimited", "approximate", "notPrecise"].contains(
      where: name.mentions)
    {
      return false
    }
    return ["precise", "fullAccuracy"].contains(where: name.mentions) ? true : nil
  }

  /// Returns whether a name is that of an undecided status.
  static func meansUndecided(_ name: String) -> Bool { name.mentions("notDetermined") }

  /// Returns whether a name is that of a place, which is missing after a refusal.
  static func meansPlace(_ name: String) -> Bool {
    name != "locations"
      && !["manager", "service", "placemark", "status", "error"].contains { name.mentions($0) }
      && ["location", "coordinate", "position"].contains { name.mentions($0) }
  }

  /// The beginnings of the names of functions that only end something.
  private static let ends = [
    "stop", "hide", "end", "cancel", "invalidate", "remove", "clear", "finish", "reset", "pause",
  ]
  /// Functions and views that say nothing.
  private static let mute: Set<String> = [
    "EmptyView", "ProgressView", "Spacer", "Divider", "setNeedsLayout", "sleep", "synchronize", "fulfill",
    "init", "wait", "signal", "leave", "enter", "lock", "unlock",
  ]
  private static let waits = ["hud", "progress", "loading", "spinner", "indicator", "activity"]

  /// Returns whether a function that wasn't read says nothing, judging by its name and its receiver's.
  static func isMute(_ name: String, of receiver: String?) -> Bool {
    if mute.contains(name) || ends.contains(where: name.hasPrefix) { return true }
    if let receiver, ["analytic", "crashlytic", "logger"].contains(where: receiver.mentions) { return true }
    return name.hasPrefix("dismiss")
      && waits.contains { (receiver ?? name).mentions($0) || name.mentions($0) }
  }

  /// Returns whether setting a property of another object to a value says nothing.
  static func isMute(_ property: String, isSetTo value: Bool) -> Bool {
    switch property {
    case "isEnabled", "enabled", "userInteractionEnabled", "isUserInteractionEnabled": value
    case "isHidden", "hidden": value
    case "isAnimating", "networkActivityIndicatorVisible", "isNetworkActivityIndicatorVisible": !value
    default: false
    }
  }
}
