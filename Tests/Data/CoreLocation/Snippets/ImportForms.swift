// swift-format-ignore-file
@preconcurrency import CoreLocation
#if canImport(CoreLocation)
  let hasCoreLocation = true
#endif
#if canImport(CoreLocationUI)
  import CoreLocationUI
  @MainActor func usesButtons() -> CLLocationButton {
    let button = CLLocationButton(frame: .zero)
    button.icon = .arrowFilled
    button.label = .shareCurrentLocation
    button.cornerRadius = 8
    _ = LocationButton(.sendMyCurrentLocation) {}
    _ = LocationButton { print("tapped") }
    return button
  }
#endif
#if !hasNoFoundation
  func usesFoundationWithoutAnImport() -> Date { Date() }
#endif
func asksForARelease() { if #available(iOS 14.0, *) { print(hasCoreLocation) } else { print("older") } }
@available(iOS 14, macOS 11, *) func isOfARelease() {}
