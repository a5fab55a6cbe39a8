// An underscore in a name stands for the point of a version.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Whether location events launch an app that the person ended in the app switcher.
public enum ForceQuitRelaunch: UInt8, Hashable, Sendable {
  /// Not in 7.0, from 7.1 on (BG-015).
  case from7_1
  /// Yes, as the headers say (BG-015).
  case yes
  /// Reported to be gone in 26.4.2, by one developer (DEL-046); modelled as yes.
  case reportedLost
}
