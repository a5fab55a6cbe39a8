/// A part of a picture that a person can tap.
package struct TouchTarget: Hashable, Sendable {
  /// The kind of a part.
  package enum Part: Hashable, Sendable {
    /// A button of the prompt, by its position.
    case answer(Int)
    /// The Precise toggle on the prompt's map.
    case preciseToggle
    /// A row of the app's page in Settings, by its position.
    case row(Int)
    /// The Precise switch on that page.
    case preciseSwitch
    /// The switch of Location Services.
    case servicesSwitch
    /// The app's icon.
    case app
    /// The icon of Settings.
    case settings
    /// The lock screen.
    case lock
    /// The blue bar or pill.
    case indicator
    /// The arrow, which does nothing but has a name.
    case arrow
  }

  /// The kind of the part.
  package let part: Part
  /// The text that the part shows; empty if it has none.
  package let label: String
  /// The rectangle of the part within the picture.
  package let frame: Frame

  @inline(never)
  init(_ part: Part, _ label: String = "", at frame: Frame) {
    self.part = part
    self.label = label
    self.frame = frame
  }

  /// Returns the target, moved to the right and down.
  @inline(never)
  func moved(x: Double, y: Double) -> TouchTarget { TouchTarget(part, label, at: frame.moved(x: x, y: y)) }
}
