import CoreLocationInterface

/// The methods by which a geocoder looks up an address or a place.
package enum GeocoderCalls {
  /// Their names without labels.
  package static let names = Set(
    LocationType.geocoder.members.filter { $0.labels.contains("completionHandler") }.map(\.baseName))
}
