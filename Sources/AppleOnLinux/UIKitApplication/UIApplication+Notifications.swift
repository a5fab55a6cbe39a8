// The notifications of an app's lifecycle. Reading a name makes the phone of the caller post it from then on, on the
// main queue.
extension UIApplication {
  /// The app has returned to the foreground, and nothing covers it.
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

  /// The app returns to the foreground.
  public nonisolated class var willEnterForegroundNotification: Notification.Name {
    AppLife.posted("UIApplicationWillEnterForegroundNotification")
  }

  /// The app's process ends.
  public nonisolated class var willTerminateNotification: Notification.Name {
    AppLife.posted("UIApplicationWillTerminateNotification")
  }

  /// The app has launched; posted when the phone launches it again while this process continues.
  public nonisolated class var didFinishLaunchingNotification: Notification.Name {
    AppLife.posted("UIApplicationDidFinishLaunchingNotification")
  }

  /// Files with complete protection are about to become unreadable, because the phone is being locked; posted to an app
  /// that runs.
  public nonisolated class var protectedDataWillBecomeUnavailableNotification: Notification.Name {
    AppLife.posted("UIApplicationProtectedDataWillBecomeUnavailable")
  }

  /// Files with complete protection can be read again, because the phone was unlocked; posted to an app that runs.
  public nonisolated class var protectedDataDidBecomeAvailableNotification: Notification.Name {
    AppLife.posted("UIApplicationProtectedDataDidBecomeAvailable")
  }

  /// Background App Refresh was turned on or off; no phone posts it yet.
  public nonisolated class var backgroundRefreshStatusDidChangeNotification: Notification.Name {
    Notification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
  }
}
