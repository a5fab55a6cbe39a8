import Foundation
import Testing

@testable import AppleLogging

@Suite struct LogMessageTests {
  private func text(_ message: OSLogMessage) -> String { message.interpolation.text }

  @Test func `numbers and truth values are public, text and objects are not`() {
    let (name, count) = ("Ada", 3 as UInt8)
    #expect(text("\(count) of \(name.count)") == "3 of 3")
    #expect(
      text("\(name) at \(12) m, \(0.5), \(true), \(NSObject.self), \([1])")
        == "<private> at 12 m, 0.500000, true, <private>, <private>")
  }

  @Test func `what is said to be public, private or sensitive is`() {
    let name = "Ada"
    #expect(
      text("\(name, privacy: .public) \(12, privacy: .private) \(name, privacy: .sensitive)")
        == "Ada <private> <sensitive>")
  }

  @Test func `a mask is the same for the same value`() {
    let (ada, bob) = ("Ada", "Bob")
    let masks = [ada, bob, ada].map { text("\($0, privacy: .private(mask: .hash))") }
    #expect(masks[0] == masks[2])
    #expect(masks[0] != masks[1])
    #expect(!masks[0].contains("Ada"))
  }

  @Test func `numbers have the form that was asked for`() {
    #expect(
      text(
        "\(255, format: .hex(includePrefix: true, uppercase: true)) \(8, format: .octal) \(7, format: .decimal(minDigits: 3))"
      )
        == "0xFF 10 007")
    #expect(text("\(1.005, format: .fixed(precision: 1)) \(true, format: .answer)") == "1.0 yes")
    #expect(text("|\("a", align: .right(columns: 3), privacy: .public)|") == "|  a|")
  }

  @Test func `a value is asked for only when the message is written`() {
    func never() -> Int { fatalError("nobody reads it") }
    Logger(.disabled).fault("\(never())")
    os_log(.info, log: .disabled, "\(never())")
  }
}

@Suite struct LogFormatTests {
  @Test(arguments: [
    ("%d of %ld", "3 of 4"), ("100%%", "100%"), ("%{public}d", "3"), ("%{private}d", "<private>"),
    ("%.2d %d %d", "03 4 <decode: missing data>"), ("%{sensitive}d", "<sensitive>"), ("50%", "50%"),
  ])
  func `a format takes its values in order`(format: String, text: String) {
    #expect(LogFormat(format: format).text([3, 4]) == text)
  }

  @Test func `text is private unless it is said to be public`() {
    #expect(LogFormat(format: "%@ %{public}@").text(["Ada", "Bob"]) == "<private> Bob")
  }
}

@Suite struct LogRuleTests {
  @Test(
    arguments: [
      (nil, ["default", "error", "fault"]), ("disable", []), ("info", ["default", "info", "error", "fault"]),
      ("debug", ["default", "info", "debug", "error", "fault"]), ("other", ["default", "error", "fault"]),
    ] as [(String?, [String])])
  func `the variable of Xcode's schemes says what is written`(mode: String?, levels: [String]) {
    let all: [(String, OSLogType)] = [
      ("default", .default), ("info", .info), ("debug", .debug), ("error", .error), ("fault", .fault),
    ]
    #expect(all.filter { LogRule(mode: mode).writes($0.1) }.map(\.0) == levels)
  }

  @Test func `a line names its log and its level`() {
    let line = LogLine(subsystem: "app", category: "fix", type: .error, text: "none").line
    #expect(line == "[app:fix] error: none\n")
    #expect(LogLine(subsystem: "", category: "", type: .default, text: "hello").line == "hello\n")
  }

  @Test func `a disabled log writes nothing`() {
    #expect(!OSLog.disabled.isEnabled(type: .fault))
  }
}

@Suite struct ImageTests {
  @Test func `no image of Apple's kind is loaded`() {
    #expect(_dyld_image_count() == 0)
    #expect(_dyld_get_image_name(0) == nil)
    #expect(_dyld_get_image_header(0) == nil)
  }
}

@Suite struct LockTests {
  @Test func `one thread at a time changes the state`() {
    let count = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<1_000 { count.withLock { $0 += 1 } }
    }
    #expect(count.withLock { $0 } == 8_000)
  }

  @Test func `a lock that somebody has is not available`() {
    let lock = OSAllocatedUnfairLock()
    lock.withLock { #expect(!lock.lockIfAvailable()) }
    #expect(lock.withLockIfAvailable { 1 } == 1)
  }

  @Test func `locking twice ends the process`() async {
    await #expect(processExitsWith: .failure) {
      var lock = os_unfair_lock()
      os_unfair_lock_lock(&lock)
      os_unfair_lock_lock(&lock)
    }
  }
}
