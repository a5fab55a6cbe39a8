/// Text in which build settings were replaced.
struct SettingValue: Hashable, Sendable {
  /// The text.
  var text: String
  /// The settings that it names and nothing gives a value, in order; Xcode puts nothing in their place.
  var undefined: [String] = []
}
