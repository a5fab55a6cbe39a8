import CoreLocation
import UIKit

// Mistakes that only Apple's own declarations tell: Scripts/apple-sdk compiles this file for iOS 13 in Swift 6.

func asks(_ manager: CLLocationManager) {
  manager.requestAlways()  // refused
  manager.desiredAccuracy = "best"  // refused
  manager.location = nil  // refused
}

func reads(_ manager: CLLocationManager) -> Bool {
  manager.authorizationStatus == .authorizedAlways  // refused
}

func names() -> CLAuthorizationStatus { .authorisedAlways }  // refused

func observes() -> Notification.Name { .UIApplicationDidBecomeActive }  // refused

func opens() -> UIApplication { UIApplication.shared }  // refused

func delivers(_ manager: CLLocationManager) {
  CLGeocoder().reverseGeocodeLocation(manager.location) { _, _ in }  // refused
}
