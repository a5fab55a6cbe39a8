import Foundation

/// The finished runs, newest first, in a file of the app's documents.
struct RunHistory {
  private(set) var runs: [RunSummary] = []
  private let file: URL

  init(file: URL) {
    self.file = file
  }

  static func standard() -> RunHistory {
    let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
    return RunHistory(file: documents.appendingPathComponent("Runs.json"))
  }

  mutating func load() throws {
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    runs = try JSONDecoder().decode([RunSummary].self, from: Data(contentsOf: file))
  }

  mutating func add(_ run: RunSummary) throws {
    runs.insert(run, at: 0)
    try JSONEncoder().encode(runs).write(to: file, options: .atomic)
  }
}
