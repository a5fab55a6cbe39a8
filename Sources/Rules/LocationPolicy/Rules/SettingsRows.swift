/// A row that Settings can have for an app's location.
public enum SettingsRow: UInt8, CaseIterable, Hashable, Sendable {
  /// "Off" (iOS 7).
  case off
  /// "On" (iOS 7).
  case on
  /// "Never".
  case never
  /// "Ask Next Time", from iOS 15 "Ask Next Time Or When I Share".
  case askNextTime
  /// "While Using the App"; the list of all apps shortens it to "While Using" (SET-001).
  case whileUsing
  /// "Always".
  case always

  /// The grant that a person gives by choosing the row.
  public var grant: Grant {
    switch self {
    case .off, .never: .denied
    case .askNextTime: .notDetermined
    case .whileUsing: .whenInUse
    case .on, .always: .always
    }
  }
}

/// The rows that Settings has for an app on a release, in order, and the apps that get them (SET-001).
public enum SettingsRows: Hashable, Sendable {
  /// Off and On.
  case offOn
  /// Never, While Using the App and Always, each if the app's keys support it.
  case byKeys
  /// Never, While Using the App, and Always if the app's keys support it.
  case whileUsingForAll
  /// As with the previous case, plus Ask Next Time.
  case askNextTime
  /// As with the previous case, but Ask Next Time Or When I Share.
  case askNextTimeOrWhenIShare

  /// All rows of the release, in order.
  public var rows: [SettingsRow] {
    switch self {
    case .offOn: [.off, .on]
    case .byKeys, .whileUsingForAll: [.never, .whileUsing, .always]
    case .askNextTime, .askNextTimeOrWhenIShare: [.never, .askNextTime, .whileUsing, .always]
    }
  }

  /// Returns the text of a row on an English phone.
  public func label(of row: SettingsRow) -> String { words(of: row).english }

  /// Returns the text of a row (SET-001).
  public func words(of row: SettingsRow) -> SystemWords {
    switch row {
    case .off: SystemWords("Off", .inferred)
    case .on: SystemWords("On", .inferred)
    case .never: SystemWords("Never", .systemTable)
    case .askNextTime where self == .askNextTimeOrWhenIShare:
      SystemWords("Ask Next Time Or When I Share", .systemTable)
    case .askNextTime: SystemWords("Ask Next Time", .report)
    case .whileUsing: SystemWords("While Using the App", .systemTable)
    case .always: SystemWords("Always", .systemTable)
    }
  }

  /// Returns whether the rows include one, for an app that supports the given levels.
  ///
  /// From iOS 11 on, an app that has Always can be set to While Using, whatever its keys (SET-001, SET-012).
  public func offers(
    _ row: SettingsRow, supportsWhenInUse: Bool, supportsAlways: Bool, hasAlways: Bool = false
  ) -> Bool {
    switch (self, row) {
    case (.offOn, .off), (.offOn, .on): true
    case (.offOn, .never), (.offOn, .askNextTime), (.offOn, .whileUsing), (.offOn, .always): false
    case (_, .off), (_, .on): false
    case (_, .never): true
    case (_, .always): supportsAlways
    case (.byKeys, .whileUsing): supportsWhenInUse
    case (_, .whileUsing): supportsWhenInUse || supportsAlways || hasAlways
    case (.askNextTime, .askNextTime), (.askNextTimeOrWhenIShare, .askNextTime): true
    case (_, .askNextTime): false
    }
  }
}
