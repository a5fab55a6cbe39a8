import UIKit

@MainActor func state(_ app: UIApplication) {}  // error: 'UIApplication' is unavailable in watchOS
