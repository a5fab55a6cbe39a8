import Foundation
internal import LocationHost

/// Posts the events of the app on a simulated phone.
enum AppLife {
  private struct Phone {
    weak var host: DeviceHost?
  }

  /// The observed phones, as long as they exist.
  private static let phones = Guarded<[Phone]>([])

  /// Returns the name of a notification, which the caller's phone posts from now on.
  static func posted(_ name: String) -> Notification.Name {
    let host = DeviceHost.current
    let isNew = phones.withLock { phones in
      phones.removeAll { $0.host == nil }
      guard !phones.contains(where: { $0.host === host }) else { return false }
      phones.append(Phone(host: host))
      return true
    }
    if isNew {
      // Observers use the phone's objects, so they are notified as code of that phone.
      _ = host.observeEvents { [weak host] event in host?.run { post(event) } }
    }
    return Notification.Name(name)
  }

  /// Returns the notification for an event; nil if UIKit has none.
  static func name(of event: AppEvent) -> String? {
    switch event {
    case .launched: "UIApplicationDidFinishLaunchingNotification"
    case .becameActive: "UIApplicationDidBecomeActiveNotification"
    case .resignedActive: "UIApplicationWillResignActiveNotification"
    case .enteredForeground: "UIApplicationWillEnterForegroundNotification"
    case .enteredBackground: "UIApplicationDidEnterBackgroundNotification"
    case .ended: "UIApplicationWillTerminateNotification"
    case .protectedDataWillBecomeUnavailable: "UIApplicationProtectedDataWillBecomeUnavailable"
    case .protectedDataBecameAvailable: "UIApplicationProtectedDataDidBecomeAvailable"
    case .locationButtonAction: nil
    }
  }

  private static func post(_ event: AppEvent) {
    guard let name = name(of: event) else { return }
    NotificationCenter.default.post(name: Notification.Name(name), object: nil)
  }
}
