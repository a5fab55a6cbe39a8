import CommandOutput
import PhoneEnvironment

/// Watches the processes of a test run by their reports and their use of the processor.
final class TestWatch {
  private var hang: HangWatch
  private let limit: Duration?
  private let folder: RunFolder
  private let text: HangText
  private var written = 0

  init(_ hang: HangWatch, limit: Duration?, folder: RunFolder, text: HangText) {
    self.hang = hang
    self.limit = limit
    self.folder = folder
    self.text = text
  }

  /// Records that the run has written output.
  func noteWriting(_ count: Int) { written += count }

  /// Examines the processes; returns a message, if there is one, and an exit code if the run must
  /// end.
  func look(at processes: ProcessSession) -> (String?, ExitCode?) {
    let all = folder.reports
    // During the build of the package there is nothing to watch.
    guard !all.isEmpty else { return (nil, nil) }
    let members = processes.members
    let reports = all.filter { report in members.contains { $0.id == report.process } }
    let verdict = hang.look(
      at: members, reports: reports, eventsSize: folder.eventsSize, written: written,
      running: { reports.compactMap(\.test) + folder.testEvents.running })
    switch verdict {
    case .goOn: return (nil, nil)
    case .tell(let still, let time): return (text.telling(still, endsIn: time), nil)
    case .end(let still): return (text.ending(still), .stoodStill)
    case .limit(let still): return (text.limit(limit ?? .zero, still), .timeLimit)
    }
  }
}
