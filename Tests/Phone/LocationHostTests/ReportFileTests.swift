import Dispatch
import Foundation
import PhoneEnvironment
import Synchronization
import Testing

@testable import LocationHost

@Suite struct ReportFileTests {
  @Test func `what threads write at once never leaves an older report`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "sextant-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let reports = ReportFile(at: file)
    let report = Mutex(TestProcessReport(process: 1, began: 0))
    for _ in 0..<50 {
      DispatchQueue.concurrentPerform(iterations: 8) { _ in
        report.withLock { $0.passed += 1 }
        reports.write { report.withLock { $0 } }
      }
      let written = try JSONDecoder().decode(TestProcessReport.self, from: Data(contentsOf: file))
      #expect(written == report.withLock { $0 })
    }
  }
}
