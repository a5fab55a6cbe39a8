import LocationPolicy

/// What an Info.plist offers to a request for Always.
///
/// A text under a misspelt key or of a wrong type counts as offered, for other rules report that; but not the
/// text of iOS 8 to 10, which would not help.
enum AlwaysTexts {
  /// Both texts that iOS 11 and later need.
  case complete
  /// The text of iOS 8 to 10 alone, with or without the when-in-use text.
  case onlyLegacy
  /// The Always text without the when-in-use text.
  case withoutWhenInUse
  /// No Always text, but the when-in-use text.
  case missing
  /// No text at all.
  case nothing

  /// Judges the Info.plist of a configuration.
  init(_ context: AuditContext) {
    let whenInUse = context.description(.whenInUse) != .missing
    let always = context.description(.alwaysAndWhenInUse) != .missing
    let legacy = context.description(.legacyAlways).isPresent
    self =
      switch (whenInUse, always, legacy) {
      case (true, true, _): .complete
      case (false, true, _): .withoutWhenInUse
      case (_, false, true): .onlyLegacy
      case (true, false, false): .missing
      case (false, false, false): .nothing
      }
  }
}

extension AuditContext {
  /// The texts that a request for Always needs from iOS 11 on and that are simply not there.
  var missingAlwaysTexts: [LocationKey] {
    [.whenInUse, .alwaysAndWhenInUse].filter { description($0) == .missing }
  }

  /// Whether a finding about a request for Always already says that the when-in-use text is missing.
  var alwaysFindingNamesWhenInUse: Bool {
    guard !code.alwaysRequests.isEmpty else { return false }
    return switch AlwaysTexts(self) {
    case .onlyLegacy, .withoutWhenInUse: true
    case .complete, .missing, .nothing: false
    }
  }
}
