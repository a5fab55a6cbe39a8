public import CoreLocation

/// How a locator's search went, in one of five words, for code without async.
///
/// The raw values are stable: they may be logged, and used as keys of an app's own texts.
///
/// They are those of a much copied pair of components, so that code which uses them can move: its `serviceDisable`
/// is ``serviceDisabled`` here, its `cancel` is ``cancelled``, and its `toLocalizedString()` is
/// ``localizedText(for:)``. Its `OnceGetLocationMgr` is ``OneShotLocator``, its `ConstantlyGetLocationMgr` is
/// ``ContinuousLocator``, and `startLocation` and `stopLocation` are `start` and `stop`.
public enum LocationResult: String, CaseIterable, Hashable, Sendable {
  /// A location was found.
  case success = "locationSuccess"
  /// Location Services is off for the device (SET-006).
  case serviceDisabled = "locationServiceDisable"
  /// The app may not use locations: declined, restricted, not asked for, or no prompt could be shown.
  case permissionDenied = "locationPermissionDenied"
  /// The app may use locations, and none was found.
  case failed = "locationFailed"
  /// The search was stopped, or another one took its place.
  case cancelled = "locationCanceled"
}

/// What a locator calls back, on the main thread: how it went, and where the phone is after a success.
public typealias LocationResultClosure = @MainActor @Sendable (LocationResult, CLLocation?) -> Void
