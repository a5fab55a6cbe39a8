/// The kind of product that a target builds, as far as location rules distinguish kinds.
package enum ProductKind: String, Sendable, CaseIterable {
  /// An iOS app.
  case app
  /// An App Clip.
  case appClip
  /// A widget extension (WidgetKit).
  case widget
  /// Another app extension.
  case appExtension
  /// A framework or library.
  case framework
  /// Anything built for watchOS only: an app, an extension, a widget, a framework.
  case watch
  /// A unit or UI test bundle.
  case test
  /// A command-line tool, an aggregate, or anything else.
  ///
  /// This includes apps, extensions and frameworks only for macOS, tvOS or visionOS, to which the
  /// rules for iOS don't apply. A target for iOS and other platforms has its iOS kind.
  case other

  /// Whether its code can be part of an iOS app that people use.
  package var isShippedForPhones: Bool {
    switch self {
    case .app, .appClip, .widget, .appExtension, .framework: true
    case .watch, .test, .other: false
    }
  }
}
