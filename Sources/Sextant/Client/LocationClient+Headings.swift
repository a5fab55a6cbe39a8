extension LocationClient {
  /// Tells where the phone points, as long as somebody listens and the app runs (DEL-090, DEL-091).
  ///
  /// A heading that the compass itself marks as invalid is told as an interruption, as interference is. Each listener
  /// has a compass of its own, with its own filter. When the app is left that is told too: from when it is suspended,
  /// turns of the phone are missed.
  ///
  /// Throws a ``LocationFailure`` when the device has no compass, or when true north is wanted and the person does
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
