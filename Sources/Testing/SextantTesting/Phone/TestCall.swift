/// Code of the app that was started and may still be waiting.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor
public final class TestCall<Output>: LosableCall {
  /// The result; nil while the call waits, and permanently nil if the app's process ended first.
  public private(set) var result: Result<Output, any Error>?
  /// Whether the app's process ended first.
  public private(set) var isLost = false
  /// Whether it is waiting.
  public var isWaiting: Bool { result == nil && !isLost }

  private let number: Int
  private let phone: TestPhone
  private var task: Task<Void, Never>?

  init(_ number: Int, on phone: TestPhone) {
    self.number = number
    self.phone = phone
  }

  func begin(_ body: @escaping @MainActor () async throws -> Output, on executor: any TaskExecutor) {
    let perform: @MainActor @Sendable () async -> Void = { await self.perform(body) }
    task = Task(executorPreference: executor, operation: perform)
  }

  private func perform(_ body: @MainActor () async throws -> Output) async {
    let result: Result<Output, any Error>
    do { result = .success(try await body()) } catch { result = .failure(error) }
    end(result)
  }

  private func end(_ result: Result<Output, any Error>) {
    guard isWaiting else { return }
    self.result = result
    phone.forgetCall(number)
  }

  func lose() {
    isLost = result == nil
    task?.cancel()
  }

  /// Cancels the task, and lets it run as far as it can without time passing.
  public func cancel() {
    task?.cancel()
    phone.settle()
  }

  /// Lets time pass until it ends, and returns what it returned.
  ///
  /// Throws its error, or a ``TestPhoneError`` if it never ends; in that case, it is canceled.
  public func value() async throws -> Output {
    do {
      try await phone.advance(until: { !isWaiting })
    } catch {
      cancel()
      throw error
    }
    guard let result else { throw TestPhoneError.processEnded }
    return try result.get()
  }
}
