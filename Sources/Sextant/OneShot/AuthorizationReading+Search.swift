import LocationPolicy

extension AuthorizationReading {
  /// Why no location can be searched; nil where one can.
  var failureOfSearch: LocationFailure? {
    switch status {
    case .authorizedWhenInUse, .authorizedAlways: nil
    case .restricted: .notAuthorized(.notShown(.restricted))
    case .denied, .notDetermined: servicesOn == false ? .servicesOff : .authorizationLost
    }
  }
}
