// On Apple hosts, the product CoreLocation is Apple's framework; this module only re-exports it.
#if canImport(Darwin)
  @_exported import CoreLocation
#endif
