/// Plug-ins of other companies of whose code it is known what they write to the Info.plist.
enum KnownExpoPlugIns {
  /// Returns whether a plug-in writes no key for location, or only those that ``ExpoLocation`` knows.
  ///
  /// Of Expo's own only expo-location and expo-maps write some.
  static func contains(_ name: String) -> Bool {
    name.hasPrefix("expo-") || name.hasPrefix("@expo/") || name == ExpoLocation.camera
      || others.contains(name)
  }

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
