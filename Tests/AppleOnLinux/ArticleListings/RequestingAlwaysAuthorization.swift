// swift-format-ignore-file
// The three listings of Apple's article “Requesting Always Authorization” (iOS 11 and 12), as they are printed.
// What they leave to the reader is a class around them and three methods. Changed: one closing brace too many after
// the first listing is commented out.

import CoreLocation

/// The methods of the class below for tests, because the printed ones aren't public.
public final class AlwaysAuthorizationFlow {
  private let flow = RequestingAlwaysAuthorization()
  /// The features that were enabled or disabled, in order.
  public var features: [String] { flow.features }
  public init() {}
  public func enable() { flow.enableLocationServices() }
  public func escalate() { flow.escalateLocationServiceAuthorization() }
}

class RequestingAlwaysAuthorization: NSObject, CLLocationManagerDelegate {

var features: [String] = []
func disableMyLocationBasedFeatures() { features.append("none") }
func enableMyWhenInUseFeatures() { features.append("when in use") }
func enableMyAlwaysFeatures() { features.append("always") }

// Listing 1

let locationManager = CLLocationManager()   
func enableLocationServices() {
   locationManager.delegate = self
        
   switch CLLocationManager.authorizationStatus() {
      case .notDetermined:
         // Request when-in-use authorization initially
         locationManager.requestWhenInUseAuthorization()
         break
            
      case .restricted, .denied:
         // Disable location features
         disableMyLocationBasedFeatures()
         break
            
      case .authorizedWhenInUse:
         // Enable basic location features
         enableMyWhenInUseFeatures()
         break
            
      case .authorizedAlways:
         // Enable any of your app's location features
         enableMyAlwaysFeatures()
         break
      }
   }      
// }

// Listing 2

func escalateLocationServiceAuthorization() {
   // Escalate only when the authorization is set to when-in-use
   if CLLocationManager.authorizationStatus() == .authorizedWhenInUse {
      locationManager.requestAlwaysAuthorization()
   }
}

// Listing 3

func locationManager(_ manager: CLLocationManager, 
                     didChangeAuthorization status: CLAuthorizationStatus) {   switch status {
      case .restricted, .denied:
         // Disable your app's location features
         disableMyLocationBasedFeatures()
         break
            
      case .authorizedWhenInUse:
         // Enable only your app's when-in-use features.
         enableMyWhenInUseFeatures()
         break
            
      case .authorizedAlways:
         // Enable any of your app's location services.
         enableMyAlwaysFeatures()
         break
            
      case .notDetermined:
         break
   }
}
}
