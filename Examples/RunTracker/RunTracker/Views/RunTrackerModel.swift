import Combine
import Foundation

/// What the views show.
final class RunTrackerModel: ObservableObject {
  @Published private(set) var state = RunRecorder.State.idle
  @Published private(set) var run: Run?
  @Published private(set) var runs: [RunSummary] = []
  @Published private(set) var problem: String?
  @Published private(set) var isApproximate = false

  private let recorder = RunRecorder()
  private var history = RunHistory.standard()

  init() {
    recorder.onChange = { [weak self] in self?.refresh() }
    do {
      try history.load()
      runs = history.runs
    } catch {
      problem = error.localizedDescription
    }
  }

  func start() {
    recorder.start()
  }

  func stop() {
    guard let run = recorder.stop() else { return }
    do {
      try history.add(RunSummary(run))
    } catch {
      problem = error.localizedDescription
    }
    runs = history.runs
  }

  private func refresh() {
    state = recorder.state
    run = recorder.run
    problem = recorder.problem?.localizedDescription
    isApproximate = recorder.isApproximate
  }
}
