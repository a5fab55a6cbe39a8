import AppleBasics
import Foundation
import Testing

/// Tests of what Foundation and Dispatch provide on Apple's systems, which files in a package for the SDK get without
/// an import.
@Suite struct BasicsTests {
  @Test func `the constants of Dispatch are nanoseconds, microseconds and milliseconds`() {
    #expect(
      [NSEC_PER_SEC, NSEC_PER_MSEC, NSEC_PER_USEC, USEC_PER_SEC, MSEC_PER_SEC]
        == [1_000_000_000, 1_000_000, 1_000, 1_000_000, 1_000])
  }

  @Test func `a constant or function of a package's own wins`() {
    #expect(Own.seconds == 60)
    #expect(Own.pooled == "own")
  }

  @Test func `an autorelease pool runs its body and throws its error`() {
    #expect(autoreleasepool { 7 } == 7)
    #expect(throws: CancellationError.self) { try autoreleasepool { throw CancellationError() } }
  }

  @Test func `absolute time counts from 2001`() {
    let before = Date()
    let time: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
    #expect(before <= Date(timeIntervalSinceReferenceDate: time))
  }

  @Test func `URLs are asked for and XML is read without an import of their modules`() {
    #expect(URLRequest(url: URL(filePath: "/")).httpMethod == "GET")
    #expect(XMLParser(data: Data("<gpx/>".utf8)).parse())
  }

  @Test func `a loop gets the notifications of its name and object, in order`() async {
    let center = NotificationCenter()
    let (name, sender) = (Notification.Name("fix"), NSObject())
    var fixes = center.notifications(named: name, object: sender).makeAsyncIterator()
    center.post(name: name, object: NSObject())
    for number in 1...2 { center.post(name: name, object: sender, userInfo: ["number": number]) }
    center.post(name: Notification.Name("other"), object: sender)
    #expect(await fixes.next()?.userInfo?["number"] as? Int == 1)
    #expect(await fixes.next()?.userInfo?["number"] as? Int == 2)
  }

  @Test func `a loop ends with its task`() async {
    let task = Task {
      for await _ in NotificationCenter().notifications(named: Notification.Name("never")) { return false }
      return Task.isCancelled
    }
    task.cancel()
    #expect(await task.value)
  }
}

/// Declarations of packages for Linux themselves.
private enum Own {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  static let NSEC_PER_SEC: UInt64 = 60
  static var seconds: UInt64 { NSEC_PER_SEC }
  static func autoreleasepool(invoking body: () -> Void) -> String { "own" }
  static var pooled: String { autoreleasepool {} }
}
