/// The handler that receives the placemarks that a geocoder found, or an error.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Turns coordinates into addresses and addresses into coordinates; deprecated in favor of MapKit (MON-019).
///
/// It behaves like Apple's without a network: every request fails with `CLError.network`, on the main thread and
/// after the method has returned. A request that is canceled, or that is made while another is in progress, fails
/// with `CLError.geocodeCanceled`. (The page `CLGeocoder` allows one request at a time, but doesn't say how a second
/// one fails, so that code is an assumption.)
@available(iOS, introduced: 5.0, deprecated: 26.0)
open class CLGeocoder: NSObject {
  private let state = GeocoderState()

  /// Creates a geocoder.
  public override init() {}

  /// Whether a request is in progress.
  open var isGeocoding: Bool { state.isRunning }

  /// Cancels the request in progress; its handler is called with `CLError.geocodeCanceled`.
  open func cancelGeocode() { state.cancel() }

  /// Requests the address of a place.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    answer(completionHandler)
  }

  /// Requests the address of a place in the language of a locale.
  @available(iOS, introduced: 11.0, deprecated: 26.0)
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    answer(completionHandler)
  }

  /// Requests the places that an address book's dictionary of an address may mean.
  @available(iOS, introduced: 5.0, deprecated: 11.0)
  open func geocodeAddressDictionary(
    _ addressDictionary: [AnyHashable: Any], completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    answer(completionHandler)
  }

  /// Requests the places that an address may mean.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    answer(completionHandler)
  }

  /// Requests the places that an address may mean, those of a region first.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    answer(completionHandler)
  }

  /// Requests the places that an address may mean, those of a region first, in the language of a locale.
  @available(iOS, introduced: 11.0, deprecated: 26.0)
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    answer(completionHandler)
  }

  // The `async` variants of Apple's methods: each calls the method with a handler, which a subclass may have
  // overridden. They are in the class because a method in an extension cannot be overridden. They run on their
  // caller's actor, as imported methods do since SE-0461: a geocoder that belongs to an actor stays there.

  /// Returns the address of a place.
  @available(iOS, introduced: 13.0, deprecated: 26.0)
  nonisolated(nonsending) open func reverseGeocodeLocation(_ location: CLLocation) async throws
    -> [CLPlacemark]
  {
    try await placemarks { reverseGeocodeLocation(location, completionHandler: $0) }
  }

  /// Returns the address of a place in the language of a locale.
  @available(iOS, introduced: 13.0, deprecated: 26.0)
  nonisolated(nonsending) open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] {
    try await placemarks {
      reverseGeocodeLocation(location, preferredLocale: locale, completionHandler: $0)
    }
  }

  /// Returns the places that an address book's dictionary of an address may mean.
  @available(iOS, introduced: 13.0, deprecated: 11.0)
  nonisolated(nonsending) open func geocodeAddressDictionary(
    _ addressDictionary: [AnyHashable: Any]
  ) async throws -> [CLPlacemark] {
    try await placemarks { geocodeAddressDictionary(addressDictionary, completionHandler: $0) }
  }

  /// Returns the places that an address may mean.
  @available(iOS, introduced: 13.0, deprecated: 26.0)
  nonisolated(nonsending) open func geocodeAddressString(_ addressString: String) async throws
    -> [CLPlacemark]
  {
    try await placemarks { geocodeAddressString(addressString, completionHandler: $0) }
  }

  /// Returns the places that an address may mean, those of a region first.
  @available(iOS, introduced: 13.0, deprecated: 26.0)
  nonisolated(nonsending) open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?
  ) async throws -> [CLPlacemark] {
    try await placemarks { geocodeAddressString(addressString, in: region, completionHandler: $0) }
  }

  /// Returns the places that an address may mean, those of a region first, in the language of a locale.
  @available(iOS, introduced: 13.0, deprecated: 26.0)
  nonisolated(nonsending) open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] {
    try await placemarks {
      geocodeAddressString(
        addressString, in: region, preferredLocale: locale, completionHandler: $0)
    }
  }

  private func answer(_ handler: @escaping CLGeocodeCompletionHandler) {
    let handler = Transfer(value: handler)
    let request = state.start() ? state : nil
    DispatchQueue.main.async {
      handler.value(nil, CLError(request?.finish() ?? .geocodeCanceled))
    }
  }

  nonisolated(nonsending) private func placemarks(
    of request: (@escaping CLGeocodeCompletionHandler) -> Void
  ) async throws -> [CLPlacemark] {
    try await withCheckedThrowingContinuation { continuation in
      request { placemarks, error in
        if let error {
          continuation.resume(throwing: error)
        } else {
          continuation.resume(returning: placemarks ?? [])
        }
      }
    }
  }
}
