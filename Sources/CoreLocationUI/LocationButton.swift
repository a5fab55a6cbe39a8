/// A button with which a person gives an app the location once.
///
/// A value without SwiftUI's `View`: it can be made and tapped, not shown.
@available(iOS 15.0, *)
@MainActor @preconcurrency public struct LocationButton: Sendable {
  private let title: Title?
  private let action: LocationButtonAction

  /// Creates a button with some words, and what to do after a tap.
  nonisolated public init(_ title: LocationButton.Title? = .currentLocation, action: @escaping () -> Void) {
    self.title = title
    self.action = LocationButtonAction(call: action)
  }

  /// Does what a person's tap does: tells the host, then the app.
  package func tap() {
    LocationButtonTaps.send()
    action.call()
  }
}
