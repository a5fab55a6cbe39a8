/// The look of the system and of the phones that came with a release: drawings show it, and no rule depends on it.
package struct SystemDesign: Hashable, Sendable {
  /// The shape of the phones.
  package var phone = PhoneModel.homeButton
  /// Whether buttons are capsules and words begin at the left.
  package var hasCapsules = false
}

/// The shape of a phone.
package enum PhoneModel: Hashable, Sendable {
  /// With a home button below the screen.
  case homeButton
  /// With a notch above the screen.
  case notch
  /// With an island in the screen.
  case island
}
