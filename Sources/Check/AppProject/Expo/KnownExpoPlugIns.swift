/// Plug-ins of other companies of whose code it is known what they write to the Info.plist.
enum KnownExpoPlugIns {
  /// Returns whether a plug-in writes no key for location, or only those that ``ExpoLocation`` knows.
  ///
  /// Of Expo's own only expo-location and expo-maps write some (from version 43 of Expo on); other companies' names
  /// begin like theirs, as that of expo-gaode-map does, which writes them.
  static func contains(_ name: String) -> Bool {
    ExpoLocation.all.contains(name) || own.contains(name) || name.hasPrefix("@expo/") || others.contains(name)
  }

  /// Expo's own plug-ins (https://docs.expo.dev/versions/latest, and those of earlier versions).
  private static let own: Set<String> = Set(
    [
      "ads-admob", "app-auth", "apple-authentication", "application", "asset", "audio", "auth-session", "av",
      "background-fetch", "background-task", "barcode-scanner", "battery", "blur", "brightness",
      "build-properties", "calendar", "camera", "cellular", "clipboard", "constants", "contacts", "crypto",
      "dev-client", "dev-launcher", "dev-menu", "device", "document-picker", "face-detector", "facebook",
      "file-system", "firebase-analytics", "firebase-core", "font", "glass-effect", "gl", "google-sign-in",
      "haptics", "image", "image-manipulator", "image-picker", "insights", "intent-launcher", "keep-awake",
      "linear-gradient", "linking", "live-photo", "local-authentication", "localization", "mail-composer",
      "media-library", "mesh-gradient", "navigation-bar", "network", "notifications", "print", "router",
      "screen-capture", "screen-orientation", "secure-store", "sensors", "sharing", "sms", "speech",
      "splash-screen", "sqlite", "status-bar", "store-review", "symbols", "system-ui", "task-manager",
      "tracking-transparency", "updates", "video", "video-thumbnails", "web-browser", "widgets",
    ].map { "expo-" + $0 })

  /// Plug-ins that write other keys, such as addresses, identifiers and texts about tracking, or none.
  ///
  /// A plug-in belongs here when its code was read.
  private static let others: Set<String> = [
    "@react-native-community/datetimepicker", "@react-native-firebase/app",
    "@react-native-google-signin/google-signin", "@rnmapbox/maps", "@sentry/react-native",
    "@sentry/react-native/expo", "@stripe/stripe-react-native", "onesignal-expo-plugin", "react-native-auth0",
    "react-native-fbsdk-next", "react-native-google-mobile-ads", "react-native-maps",
  ]
}
