package import LocationPolicy

/// The usage descriptions in an Info.plist that a request for Always can use.
///
/// A text under a misspelled key or of a wrong type counts as present, because other problems report it; except the
/// text of iOS 8 to 10, which would not help.
package enum AlwaysTexts: Hashable, Sendable {
  /// Both texts that iOS 11 and later need.
  case complete
  /// Only the text of iOS 8 to 10, with or without the when-in-use text.
  case onlyLegacy
  /// The Always text without the when-in-use text.
  case withoutWhenInUse
  /// No Always text, but the when-in-use text.
  case missing
  /// No text at all.
  case nothing
}

extension InfoPlistValues {
  /// The texts that a request for Always can use.
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
