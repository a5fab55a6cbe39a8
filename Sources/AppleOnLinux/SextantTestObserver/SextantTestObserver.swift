import Foundation
import Testing
import XCTest

// A separate library that is loaded into programs that run tests: it uses XCTest and Swift Testing, on which the
// phone must not depend. The two sides communicate through C.

/// A function that returns the name of the Swift Testing test in which it is called, or null; the caller frees it.
public typealias CurrentTest = @convention(c) () -> UnsafeMutablePointer<CChar>?

/// Starts reporting the tests of this process.
@_cdecl("sextant_observe_tests")
public func observeTests(
  _ begin: @convention(c) (CurrentTest) -> Void,
  _ began: @escaping @convention(c) (UnsafePointer<CChar>) -> Void,
  _ ended: @escaping @convention(c) (UnsafePointer<CChar>, Int32) -> Void
) {
  begin {
    guard let test = Test.current else { return nil }
    // The cases of one test differ only in their arguments, and their own ids aren't public.
    let testCase = Test.Case.current.map { $0.isParameterized ? " \($0)" : "" } ?? ""
    return strdup("\(test.id)\(testCase)")
  }
  XCTestObservationCenter.shared.addTestObserver(TestObserver(began: began, ended: ended))
}

/// Reports the running XCTest test.
private final class TestObserver: XCTestObservation {
  private let began: @convention(c) (UnsafePointer<CChar>) -> Void
  private let ended: @convention(c) (UnsafePointer<CChar>, Int32) -> Void

  init(
    began: @escaping @convention(c) (UnsafePointer<CChar>) -> Void,
    ended: @escaping @convention(c) (UnsafePointer<CChar>, Int32) -> Void
  ) {
    self.began = began
    self.ended = ended
  }

  func testCaseWillStart(_ testCase: XCTestCase) { testCase.name.withCString(began) }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    let failures = testCase.testRun?.totalFailureCount ?? 0
    testCase.name.withCString { ended($0, Int32(clamping: failures)) }
  }
}
