/// What a target builds, as far as location rules tell kinds apart.
public enum ProductKind: String, Sendable, CaseIterable {
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
  /// A watchOS app or extension.
  case watch
  /// A unit or UI test bundle.
  case test
  /// A command-line tool, an aggregate, or anything else.
  case other
}
