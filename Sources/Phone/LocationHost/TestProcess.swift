import Dispatch
import Foundation
import PhoneEnvironment

/// This process, if it runs tests: the running test, and the report on it.
///
/// Test observers, such as the one for XCTest, call the functions at the end of this file.
final class TestProcess: Sendable {
  private struct State {
    var report: TestProcessReport
    /// The activity of each phone when the test began.
    var activityBefore: [ObjectIdentifier: Int] = [:]
  }

  /// The seconds between updates of the report.
  private static let pulse = 0.2

  private static let present = Guarded<TestProcess?>(nil)
  private static let asksForTest = Guarded<(@convention(c) () -> UnsafeMutablePointer<CChar>?)?>(nil)

  private let file: ReportFile
  private let state: Guarded<State>
  // Dispatch's own objects may be used from any thread; their types don't say so on Linux.
  nonisolated(unsafe) private let timer: any DispatchSourceTimer

  private init(folder: String) {
    let process = ProcessInfo.processInfo.processIdentifier
    file = ReportFile(at: URL(fileURLWithPath: folder).appendingPathComponent("\(process).json"))
    state = Guarded(State(report: TestProcessReport(process: process, began: Date().timeIntervalSince1970)))
    timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "Sextant report"))
  }

  /// Starts reporting, if reports are requested.
  static func begin(asking test: @escaping @convention(c) () -> UnsafeMutablePointer<CChar>?) {
    asksForTest.withLock { $0 = test }
    let environment = HostEnvironment(ProcessInfo.processInfo.environment)
    guard let folder = environment.values[HostEnvironment.reports] else { return }
    let process = TestProcess(folder: folder)
    present.withLock { $0 = process }
    process.timer.setEventHandler { [weak process] in process?.write() }
    process.timer.schedule(deadline: .now(), repeating: pulse)
    process.timer.resume()
    atexit { TestProcess.end() }
  }

  /// The test that the calling code belongs to; nil if unknown.
  static var runningTest: String? {
    if let ask = asksForTest.withLock({ $0 }), let name = ask() {
      defer { free(name) }
      return String(cString: name)
    }
    return present.withLock { $0 }?.state.withLock { $0.report.test }
  }

  fileprivate static func testBegan(_ name: String) {
    let activity = EnvironmentPhones.reports.mapValues(\.activity)
    present.withLock { $0 }?.state.withLock { state in
      state.report.test = name
      state.activityBefore = activity
    }
  }

  fileprivate static func testEnded(_ name: String, failures: Int) {
    EnvironmentPhones.testHasEnded(name)
    present.withLock { $0 }?.state.withLock { state in
      state.report.test = nil
      if failures == 0 {
        state.report.passed += 1
      } else {
        state.report.failed += 1
        state.report.firstFailure = state.report.firstFailure ?? name
      }
    }
  }

  private static func end() {
    guard let process = present.withLock({ $0 }) else { return }
    process.state.withLock { $0.report.ended = Date().timeIntervalSince1970 }
    process.write()
  }

  private func write() {
    file.write {
      let phones = EnvironmentPhones.reports
      return state.withLock { state in
        state.report.phones = phones.filter { $0.value.activity != state.activityBefore[$0.key] }.map(\.value)
          .sorted { $0.activity < $1.activity }
        return state.report
      }
    }
  }
}

// Called from outside of Swift, because the test observer can't import our modules.

/// Starts reporting on this process; the function returns the name of the test in which it is called, or null.
@_cdecl("sextant_tests_begin")
public func testsBegin(_ currentTest: @escaping @convention(c) () -> UnsafeMutablePointer<CChar>?) {
  TestProcess.begin(asking: currentTest)
}

/// Reports that a test of XCTest has begun.
@_cdecl("sextant_test_began")
public func testBegan(_ name: UnsafePointer<CChar>) { TestProcess.testBegan(String(cString: name)) }

/// Reports that a test of XCTest has ended, with the number of failures.
@_cdecl("sextant_test_ended")
public func testEnded(_ name: UnsafePointer<CChar>, _ failures: Int32) {
  TestProcess.testEnded(String(cString: name), failures: Int(failures))
}
