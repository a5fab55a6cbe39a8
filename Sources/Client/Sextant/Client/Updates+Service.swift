extension Updates {
  /// Creates updates of a service that all of its users share, and that starts once the app is authorized.
  init(
    _ service: ServiceCore<Value>, of client: ClientCore,
    isAvailable: @escaping @Sendable (any LocationSystem) -> Bool = { _ in true }
  ) {
    self.init { () throws(LocationFailure) in
      guard let authorization = await client.authorization.current() else { throw .cancelled }
      guard isAvailable(client.environment.system) else { throw .notAvailable }
      if let failure = service.rules.failure(under: authorization) { throw failure }
      return service.subscribe { withExtendedLifetime(client) {} }
    }
  }
}
