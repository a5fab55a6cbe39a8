// swift-format-ignore-file
import CoreLocation

func geocodes(_ geocoder: CLGeocoder, _ location: CLLocation) {
  geocoder.reverseGeocodeLocation(location) { placemarks, error in
    guard let placemark = placemarks?.first, error == nil else { return }
    print([placemark.thoroughfare, placemark.subThoroughfare, placemark.postalCode, placemark.locality].compactMap { $0 })
  }
  geocoder.geocodeAddressString("1 Street", in: nil, preferredLocale: Locale(identifier: "en_US")) { (placemarks: [CLPlacemark]?, error: Error?) in
    print(placemarks?.first?.location?.coordinate.latitude ?? 0, (error as? CLError)?.code == .network)
  }
  if geocoder.isGeocoding { geocoder.cancelGeocode() }
}

func awaitsGeocoding(_ location: CLLocation) async throws -> String? {
  let placemarks = try await CLGeocoder().reverseGeocodeLocation(location)
  return placemarks.first?.name
}
