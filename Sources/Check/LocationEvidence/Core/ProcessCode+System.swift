/// The types that the system makes when the app starts.
extension ProcessCode {
  private static let starters: Set<String> = [
    "App", "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate", "UIApplication",
    "FlutterAppDelegate", "RCTAppDelegate", "EXAppDelegateWrapper",
  ]

  /// Returns whether the system makes an object of a type when the app or a scene starts.
  package func isStartedBySystem(_ type: String) -> Bool {
    !types.ancestry(of: type).isDisjoint(with: Self.starters) || type.hasSuffix("AppDelegate")
  }
}
