#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import UIKit

  extension LocationClient {
    /// Opens the app's page in Settings, where a person can change an earlier decision.
    ///
    /// Call it only when the person has asked for it.
    ///
    /// - Returns: Whether Settings opened.
    @available(iOSApplicationExtension, unavailable, message: "app extensions can't open Settings")
    @available(tvOSApplicationExtension, unavailable, message: "app extensions can't open Settings")
    @available(visionOSApplicationExtension, unavailable, message: "app extensions can't open Settings")
    @discardableResult @MainActor public static func openSettings() async -> Bool {
      guard let page = URL(string: UIApplication.openSettingsURLString) else { return false }
      return await UIApplication.shared.open(page)
    }
  }
#endif
