import CoreLocation
import CoreLocationInterface
import Dispatch
import Testing

@MainActor @Suite struct GeocoderTests {
  private let location = CLLocation(latitude: 1, longitude: 2)

  @Test
  func `a request fails as without a network, on the main queue, after the method has returned`() async {
    let geocoder = CLGeocoder()
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    let (code, isOnMain) = await withCheckedContinuation { continuation in
      geocoder.reverseGeocodeLocation(location) { placemarks, error in
        let code = placemarks == nil ? (error as? CLError)?.code : nil
        continuation.resume(returning: (code, DispatchQueue.getSpecific(key: key)))
      }
      #expect(geocoder.isGeocoding)
    }
    #expect(code == .network && isOnMain == true)
    #expect(!geocoder.isGeocoding)
  }

  @Test func `MON-019: the geocoder is deprecated from iOS 26 on`() {
    #expect(LocationType.geocoder.declaration.availability.deprecation == .since(26))
  }

  @Test func `a request that is canceled says so, and the next one runs`() async {
    let geocoder = CLGeocoder()
    let codes = await withCheckedContinuation { continuation in
      geocoder.geocodeAddressString("1 Street") { _, error in
        continuation.resume(returning: (error as? CLError)?.code)
      }
      geocoder.cancelGeocode()
    }
    #expect(codes == .geocodeCanceled)
    await #expect(throws: CLError(.network)) { try await geocoder.geocodeAddressString("1 Street", in: nil) }
  }

  @Test func `a request beside another is refused, and the first one runs on`() async {
    let geocoder = CLGeocoder()
    let codes = await withCheckedContinuation { continuation in
      var codes: [CLError.Code?] = []
      geocoder.geocodeAddressString("1 Street", in: nil, preferredLocale: nil) { _, error in
        codes.append((error as? CLError)?.code)
      }
      geocoder.reverseGeocodeLocation(location, preferredLocale: nil) { _, error in
        codes.append((error as? CLError)?.code)
        continuation.resume(returning: codes)
      }
    }
    #expect(codes == [.network, .geocodeCanceled])
  }

  @Test
  func `the awaited form asks through the form with a handler, which a subclass may answer`() async throws {
    final class Scripted: CLGeocoder {
      override func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
      ) {
        var fields = PlacemarkFields()
        fields.names = [.name: "Place"]
        completionHandler([CLPlacemark(fields)], nil)
      }
    }
    #expect(try await Scripted().reverseGeocodeLocation(location).map(\.name) == ["Place"])
  }

  @Test
  func `a placemark tells what it was made with, prints as Apple's does, and comes back from an archive`()
    throws
  {
    var fields = PlacemarkFields()
    for name in PlacemarkFields.Name.allCases { fields.names[name] = name.rawValue }
    fields.location = location
    fields.region = CLCircularRegion(center: location.coordinate, radius: 70.65, identifier: "r")
    fields.timeZone = TimeZone(identifier: "Europe/Berlin")
    fields.areasOfInterest = ["Park"]
    let placemark = CLPlacemark(placemark: CLPlacemark(fields))
    let text =
      "name, subThoroughfare thoroughfare, locality, administrativeArea postalCode, country "
      + "@ <+1.00000000,+2.00000000> +/- 0.00m, region CLCircularRegion (identifier:'r', "
      + "center:<+1.00000000,+2.00000000>, radius:70.65m)"
    #expect(placemark.description == text)
    let back = try #require(try Archive.roundTrip(placemark))
    #expect(back.description == text)
    #expect(back.timeZone?.identifier == "Europe/Berlin" && back.areasOfInterest == ["Park"])
    #expect(
      [back.subLocality, back.subAdministrativeArea, back.isoCountryCode, back.inlandWater, back.ocean]
        == ["subLocality", "subAdministrativeArea", "isoCountryCode", "inlandWater", "ocean"])
  }
}
