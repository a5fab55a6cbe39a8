#if os(Linux)
  import CoreLocation
  import Foundation
  import SextantTesting
  import Testing

  /// Errors that end the test process can't be caught, but are reported.
  @Suite struct CrashMessageTests {
    @Test func `a continuation that is resumed twice ends the process, which says by which journey`()
      async throws
    {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        try await everyJourney(upTo: 3, on: [.iOS18], moves: [.taps, .answers]) { process in
          let model = AppModel()
          model.onAuthorization = { _ in model.resume?() }
          process.tap("Allow") {
            await withCheckedContinuation { continuation in
              model.resume = { continuation.resume() }
              model.manager.requestWhenInUseAuthorization()
            }
          }
          return model
        }
      }
      let text = String(decoding: try #require(result?.standardErrorContent), as: UTF8.self)
      let words = """
        Sextant: the app has ended this process on iOS 18. The shortest journey to that is its launch, .tap("Allow"), \
        .answer(.allowWhileUsingApp)

        """
      #expect(text.contains(words), "\(text)")
    }

    @Test func `after an exploration the process ends as it would have without`() async throws {
      let result = await #expect(processExitsWith: .success) {
        signal(SIGABRT) { _ in exit(EXIT_SUCCESS) }
        try await everyJourney(upTo: 1, on: [.iOS18], moves: [.leaving]) { $0.tap("Nothing") {} }
        abort()
      }
      #expect(result != nil)
    }
  }
#endif
