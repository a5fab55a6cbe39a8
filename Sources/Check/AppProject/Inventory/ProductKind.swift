/// What a target builds, as far as location rules tell kinds apart.
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
  /// Apps, extensions and frameworks that are built for macOS, tvOS or visionOS only count here: the rules for iOS
  /// don't hold for them. A target that is built for iOS among others has its iOS kind.
  case other

  /// Whether its code can end up in an iOS app that people use; the sources of others are listed and not read.
  package var isShippedForPhones: Bool {
    switch self {
    case .app, .appClip, .widget, .appExtension, .framework: true
    case .watch, .test, .other: false
    }
  }
}
