// A cross-import overlay: the SDK's folder makes the compiler import it wherever a file imports both CoreLocation and
// XCTest. It must re-export CoreLocation, because it replaces it there.
@_exported public import CoreLocation
public import XCTest

/// Methods of XCTest without a timeout, which Apple's XCTest makes optional, and which tests of location code omit;
/// XCTest on Linux requires it.
///
/// Everything is compiled into the client, so that the SDK's library needs no XCTest.
extension XCTestCase {
  /// Waits for expectations, however long it takes.
  @_alwaysEmitIntoClient
  public nonisolated(nonsending) func fulfillment(
    of expectations: [XCTestExpectation], enforceOrder: Bool = false, file: StaticString = #file,
    line: Int = #line
  ) async {
    await fulfillment(
      of: expectations, timeout: .greatestFiniteMagnitude, enforceOrder: enforceOrder, file: file, line: line)
  }

  /// Waits for expectations, however long it takes.
  @_alwaysEmitIntoClient
  public func wait(
    for expectations: [XCTestExpectation], enforceOrder: Bool = false, file: StaticString = #file,
    line: Int = #line
  ) {
    wait(
      for: expectations, timeout: .greatestFiniteMagnitude, enforceOrder: enforceOrder, file: file, line: line
    )
  }
}
