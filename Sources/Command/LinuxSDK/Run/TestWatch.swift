import CommandOutput
import PhoneEnvironment

/// Watches the processes of one run of tests, by what they say of themselves and by what they use.
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

  /// Takes note that the run has written something.
  func noteWriting(_ count: Int) { written += count }

  /// Looks at what runs: what is to be said, if anything, and the code that the run ends with, if it has to end.
  func look(at processes: ProcessSession) -> (String?, ExitCode?) {
    let all = folder.reports
    // While the package is built there is nothing to watch.
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
