import CoreLocation
import LocationPolicy

extension LocationClient {
  /// Tells where the phone points, while somebody listens and the app runs (DEL-090, DEL-091).
  ///
  /// What the compass itself marks as not valid is not told but an interruption, as interference is. Each listener
  /// has a compass of its own, with its own filter. Nothing comes while the app is suspended.
  ///
  /// Throws a ``LocationFailure`` when the device has no compass, or when true north is wanted and the person does
  /// not allow locations.
  public func headings(_ request: HeadingRequest = HeadingRequest()) -> Updates<CompassHeading> {
    headings(request, isAvailable: { CLLocationManager.headingAvailable() })
  }

  func headings(
    _ request: HeadingRequest, isAvailable: @escaping @Sendable () -> Bool
  ) -> Updates<CompassHeading> {
    let client = self
    return Updates { () throws(LocationFailure) in
      guard isAvailable() else { throw .notAvailable }
      if case .trueNorth(let timeLimit) = request.north {
        try await client.authorize(asking: .whenInUse, timeLimit: timeLimit)
      }
      return client.core.services.startHeadings(request, of: client.core)
    }
  }
}
