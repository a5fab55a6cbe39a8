import CoreLocation

extension CLError.Code {
  /// The code of an error; what is not one of Core Location counts as no location now, as a transient failure does.
  init(_ error: any Error) { self = (error as? CLError)?.code ?? .locationUnknown }
}
