/// What a service brings, for as long as somebody iterates over it.
///
/// The service starts with the first element that is asked for, which throws a ``LocationFailure`` when it can't
/// start. It ends with the loop, or with the task: then it is stopped, and nothing is left running.
public struct ServiceUpdates<Value: Sendable>: AsyncSequence, Sendable {
  /// What is iterated over.
  public typealias Element = ServiceUpdate<Value>

  /// Starts the service; throws when it can't start.
  let begin: @Sendable () async throws(LocationFailure) -> AsyncStream<Element>

  /// Creates an iterator, which starts the service when it is asked for the first element.
  public func makeAsyncIterator() -> Iterator { Iterator(begin: begin) }

  /// Asks for one element after the other.
  public struct Iterator: AsyncIteratorProtocol {
    private var begin: (@Sendable () async throws(LocationFailure) -> AsyncStream<Element>)?
    private var elements: AsyncStream<Element>.Iterator?

    init(begin: @escaping @Sendable () async throws(LocationFailure) -> AsyncStream<Element>) {
      self.begin = begin
    }

    /// Waits for the next element; nil once the task is cancelled, and when the process has ended.
    ///
    /// Throws when the service can't start, and nil comes from then on.
    public mutating func next() async throws(LocationFailure) -> Element? {
      if let begin {
        self.begin = nil
        do throws(LocationFailure) {
          elements = try await begin().makeAsyncIterator()
        } catch {
          if Task.isCancelled { return nil }
          throw error
        }
      }
      return await elements?.next()
    }
  }
}

extension ServiceUpdates {
  /// What a service brings that all of its users share, and that starts where the app is authorized.
  init(
    _ service: ServiceCore<Value>, of client: ClientCore,
    isAvailable: @escaping @Sendable () -> Bool = { true }
  ) {
    self.init { () throws(LocationFailure) in
      guard let authorization = await client.currentAuthorization() else { throw .cancelled }
      guard isAvailable() else { throw .notAvailable }
      if let failure = service.rules.failure(under: authorization) { throw failure }
      return service.updates { withExtendedLifetime(client) {} }
    }
  }
}
