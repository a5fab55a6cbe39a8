// The notifications of an app's life. Whoever asks for a name has the phone post it from then on: on the main queue,
// for the phone of the caller.
extension UIApplication {
  /// The app has come back to the foreground and nothing covers it.
  public nonisolated class var didBecomeActiveNotification: Notification.Name {
    AppLife.posted("UIApplicationDidBecomeActiveNotification")
  }

  /// The app is about to be covered or to leave the foreground.
  public nonisolated class var willResignActiveNotification: Notification.Name {
    AppLife.posted("UIApplicationWillResignActiveNotification")
  }

  /// The app has left the foreground.
  public nonisolated class var didEnterBackgroundNotification: Notification.Name {
    AppLife.posted("UIApplicationDidEnterBackgroundNotification")
  }

  /// The app comes back to the foreground.
  public nonisolated class var willEnterForegroundNotification: Notification.Name {
    AppLife.posted("UIApplicationWillEnterForegroundNotification")
  }

  /// The app's process ends.
  public nonisolated class var willTerminateNotification: Notification.Name {
    AppLife.posted("UIApplicationWillTerminateNotification")
  }

  /// The app has launched; posted when the phone launches it anew while this process goes on.
  public nonisolated class var didFinishLaunchingNotification: Notification.Name {
    AppLife.posted("UIApplicationDidFinishLaunchingNotification")
  }

  /// Background App Refresh was turned on or off; no phone posts it yet.
  public nonisolated class var backgroundRefreshStatusDidChangeNotification: Notification.Name {
    Notification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
  }
}
