import Dispatch
import Foundation
import PhoneEnvironment

/// The file of a process's report, in which an older report never replaces a newer one.
///
/// The timer and the end of the process write to it from two threads. Each report is taken and written in one step on
/// a queue: taken before, a report could be written after one that is newer.
final class ReportFile: Sendable {
  private let url: URL
  private let queue = DispatchQueue(label: "Sextant report file")
  private let written = Guarded<TestProcessReport?>(nil)

  init(at url: URL) { self.url = url }

  /// Replaces the file if the report has changed; returns when the file is written.
  func write(_ report: () -> TestProcessReport) {
    queue.sync {
      let report = report()
      guard report != written.withLock({ $0 }) else { return }
      do {
        try JSONEncoder().encode(report).write(to: url, options: .atomic)
        written.withLock { $0 = report }
      } catch {
        // The folder disappears with the process that requested the reports; no one is left to notify.
      }
    }
  }
}
