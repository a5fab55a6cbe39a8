/// An entitlement that bears on location.
enum Entitlement: String {
  /// Receives locations pushed by a server.
  case locationPush = "com.apple.developer.location.push"
}
