import UIKit

@MainActor func open() {
  _ = UIApplication.shared  // error: 'shared' is unavailable in application extensions for iOS
}
