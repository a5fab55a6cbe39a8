/// A type of Core Location, or of a related framework, through which apps use location.
package enum LocationType: String, CaseIterable, Hashable, Sendable {
  case locationManager = "CLLocationManager"
  case locationManagerDelegate = "CLLocationManagerDelegate"
  case locationUpdate = "CLLocationUpdate"
  case locationUpdater = "CLLocationUpdater"
  case monitor = "CLMonitor"
  case serviceSession = "CLServiceSession"
  case backgroundActivitySession = "CLBackgroundActivitySession"
  case geocoder = "CLGeocoder"
  case locationPushServiceExtension = "CLLocationPushServiceExtension"

  // CoreLocationUI
  case locationButton = "LocationButton"
  case uiKitLocationButton = "CLLocationButton"

  // Other frameworks
  case locationNotificationTrigger = "UNLocationNotificationTrigger"
  case mapView = "MKMapView"
  case userTrackingButton = "MKUserTrackingButton"
  case userTrackingBarButtonItem = "MKUserTrackingBarButtonItem"
  case mapUserLocationButton = "MapUserLocationButton"
  case userAnnotation = "UserAnnotation"

  /// The type's name, in both languages.
  package var name: String { rawValue }

  /// Apple's declaration of the type.
  package var declaration: Declaration { .type(self, availability) }

  private var availability: Availability {
    switch self {
    case .locationManager, .locationManagerDelegate: .since(2)
    case .locationUpdate, .locationUpdater, .monitor, .backgroundActivitySession: .since(17)
    case .serviceSession: .since(18)
    case .geocoder: .since(5, until: 26)
    case .locationPushServiceExtension, .locationButton, .uiKitLocationButton: .since(15)
    case .locationNotificationTrigger: .since(10)
    case .mapView: .since(3)
    case .userTrackingButton: .since(11)
    case .userTrackingBarButtonItem: .since(5)
    case .mapUserLocationButton, .userAnnotation: .since(17)
    }
  }

  /// The framework that declares the type.
  package var framework: String {
    switch self {
    case .locationManager, .locationManagerDelegate, .locationUpdate, .locationUpdater, .monitor,
      .serviceSession, .backgroundActivitySession, .geocoder, .locationPushServiceExtension:
      "CoreLocation"
    case .locationButton, .uiKitLocationButton: "CoreLocationUI"
    case .locationNotificationTrigger: "UserNotifications"
    case .mapView, .userTrackingButton, .userTrackingBarButtonItem, .mapUserLocationButton, .userAnnotation:
      "MapKit"
    }
  }
}
