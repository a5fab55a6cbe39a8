package import LocationPolicy

/// What an Info.plist offers to a request for Always.
///
/// A text under a misspelled key or of a wrong type counts as offered, for other problems say that; but not the
/// text of iOS 8 to 10, which would not help.
package enum AlwaysTexts: Hashable, Sendable {
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
}

extension InfoPlistValues {
  /// What there is for a request for Always.
  package var alwaysTexts: AlwaysTexts {
    let whenInUse = description(.whenInUse) != .missing
    let always = description(.alwaysAndWhenInUse) != .missing
    return switch (whenInUse, always, description(.legacyAlways).isPresent) {
    case (true, true, _): .complete
    case (false, true, _): .withoutWhenInUse
    case (_, false, true): .onlyLegacy
    case (true, false, false): .missing
    case (false, false, false): .nothing
    }
  }
}
