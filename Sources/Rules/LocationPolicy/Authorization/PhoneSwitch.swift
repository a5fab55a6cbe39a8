/// A switch in Settings that applies to all apps of the phone.
public enum PhoneSwitch: UInt8, CaseIterable, Hashable, Sendable {
  /// Location Services (SET-006).
  case locationServices
  /// A restriction of Location Services, which prevents the person from deciding (SET-009).
  case restriction
  /// Don't Allow Changes for Location Services in Screen Time (SET-025).
  case forbiddenChanges
}

/// The positions of a phone's switches.
public struct PhoneSwitches: Hashable, Sendable {
  private var bits: UInt8

  /// Creates the positions on a new phone: only Location Services is on.
  public init() { bits = Self.bit(.locationServices) }

  /// Whether a switch is on.
  public subscript(which: PhoneSwitch) -> Bool {
    get { bits & Self.bit(which) != 0 }
    set { bits = newValue ? bits | Self.bit(which) : bits & ~Self.bit(which) }
  }

  private static func bit(_ which: PhoneSwitch) -> UInt8 { 1 << which.rawValue }
}
