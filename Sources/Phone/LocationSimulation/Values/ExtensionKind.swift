/// The kinds of extensions whose processes the phone runs beside their app's.
public enum ExtensionKind: String, CaseIterable, Hashable, Sendable, Codable {
  /// A location push service extension (DEL-096).
  case locationPush
  /// A widget extension (KEY-042).
  case widget
}

/// The part that a process plays as an extension of an app.
struct ExtensionRole: Hashable, Sendable {
  /// The kind of extension.
  let kind: ExtensionKind
  /// The app that contains it.
  let app: AppID
}
