// An underscore in a name stands for the point of a version.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A range of iOS versions that share one set of location rules.
public enum Release: UInt8, CaseIterable, Hashable, Sendable, Comparable {
  /// iOS 7.
  case iOS7
  /// iOS 8.
  case iOS8
  /// iOS 9.
  case iOS9
  /// iOS 10.
  case iOS10
  /// iOS 11.
  case iOS11
  /// iOS 12.
  case iOS12
  /// iOS 13.0 to 13.3.
  case iOS13
  /// iOS 13.4 to 13.7.
  case iOS13_4
  /// iOS 14.
  case iOS14
  /// iOS 15.
  case iOS15
  /// iOS 16.0 to 16.3.
  case iOS16
  /// iOS 16.4 to 16.7.
  case iOS16_4
  /// iOS 17.
  case iOS17
  /// iOS 18.
  case iOS18
  /// iOS 26.
  case iOS26

  /// The first version of the range: major and minor number.
  public var firstVersion: (major: Int, minor: Int) {
    switch self {
    case .iOS7: (7, 0)
    case .iOS8: (8, 0)
    case .iOS9: (9, 0)
    case .iOS10: (10, 0)
    case .iOS11: (11, 0)
    case .iOS12: (12, 0)
    case .iOS13: (13, 0)
    case .iOS13_4: (13, 4)
    case .iOS14: (14, 0)
    case .iOS15: (15, 0)
    case .iOS16: (16, 0)
    case .iOS16_4: (16, 4)
    case .iOS17: (17, 0)
    case .iOS18: (18, 0)
    case .iOS26: (26, 0)
    }
  }

  /// The name of the range, such as "13.0-13.3".
  public var name: String {
    switch self {
    case .iOS7: "7"
    case .iOS8: "8"
    case .iOS9: "9"
    case .iOS10: "10"
    case .iOS11: "11"
    case .iOS12: "12"
    case .iOS13: "13.0-13.3"
    case .iOS13_4: "13.4-13.7"
    case .iOS14: "14"
    case .iOS15: "15"
    case .iOS16: "16.0-16.3"
    case .iOS16_4: "16.4-16.7"
    case .iOS17: "17"
    case .iOS18: "18"
    case .iOS26: "26"
    }
  }

  /// The newest release.
  public static let newest = Release.iOS26

  /// Returns the release that an iOS version belongs to, or nil for versions before 7.
  ///
  /// Versions after the newest known release are held against the newest one.
  public static func release(major: Int, minor: Int) -> Release? {
    allCases.last { $0.firstVersion <= (major, minor) }
  }

  /// Orders releases from the oldest to the newest.
  public static func < (left: Release, right: Release) -> Bool { left.rawValue < right.rawValue }
}
