// A cross-import overlay: the SDK's folder makes the compiler import it wherever a file imports both CoreLocation and
// XCTest. It has to bring CoreLocation along, for it stands in its place there.
@_exported public import CoreLocation
public import XCTest

/// Apple's XCTest lets the timeout be left out, and tests of location code do; XCTest on Linux demands it.
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
