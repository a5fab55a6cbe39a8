/// What a service brings, for as long as somebody iterates over it.
///
/// The service starts with the first element that is asked for, which throws a ``ServiceFailure`` when it can't
/// start. It ends with the loop, or with the task: then it is stopped, and nothing is left running.
public struct ServiceUpdates<Value: Sendable>: AsyncSequence, Sendable {
  /// What is iterated over.
  public typealias Element = ServiceUpdate<Value>

  /// Starts the service; throws when it can't start.
  let begin: @Sendable () async throws(ServiceFailure) -> AsyncStream<Element>

  /// Creates an iterator, which starts the service when it is asked for the first element.
  public func makeAsyncIterator() -> Iterator { Iterator(begin: begin) }

  /// Asks for one element after the other.
  public struct Iterator: AsyncIteratorProtocol {
    private var begin: (@Sendable () async throws(ServiceFailure) -> AsyncStream<Element>)?
    private var elements: AsyncStream<Element>.Iterator?

    init(begin: @escaping @Sendable () async throws(ServiceFailure) -> AsyncStream<Element>) {
      self.begin = begin
    }

    /// Waits for the next element; nil once the task is cancelled.
    ///
    /// Throws a ``ServiceFailure`` when the service can't start, and nil comes from then on.
    public mutating func next() async throws -> Element? {
      if let begin {
        self.begin = nil
        elements = try await begin().makeAsyncIterator()
      }
      return await elements?.next()
    }
  }
}
