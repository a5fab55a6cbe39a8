extension LocationClient {
  /// Reports the direction in which the phone points, as long as the loop and the app run (DEL-090, DEL-091).
  ///
  /// A heading that the compass marks as invalid is reported as an interruption, as interference is. Each loop
  /// has its own filter. Leaving the app is also reported: once the app is suspended, it misses turns of the
  /// phone.
  ///
  /// Throws a ``LocationFailure`` if the device has no compass, or if true north is requested and the person does
  /// not allow locations.
  public func headings(_ request: HeadingRequest = HeadingRequest()) -> Updates<CompassHeading> {
    let client = self
    return Updates { () throws(LocationFailure) in
      guard client.core.environment.system.hasCompass else { throw .notAvailable }
      if case .trueNorth(let timeLimit) = request.north {
        try await client.authorize(asking: .whenInUse, timeLimit: timeLimit)
      }
      return client.core.services.startHeadings(request, of: client.core)
    }
  }
}
