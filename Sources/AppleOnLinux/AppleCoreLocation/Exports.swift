// On Apple hosts the product CoreLocation is Apple's framework; this module only passes it on.
#if canImport(Darwin)
  @_exported import CoreLocation
#endif
