/// What is called with the placemarks that a geocoder found, or with an error.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
