import LeanFoundation
import PhoneEnvironment

/// The folder in which the processes of a test run write their reports.
struct RunFolder {
  let url: URL

  /// Creates a folder for the reports and traces of a run.
  init(in parent: URL, number: Int) throws(SDKError) {
    url = parent.appending(path: "\(number)")
    for folder in [reportFolder, traceFolder] { try FolderWork.create(folder) }
  }

  /// The event stream of Swift Testing, as JSON lines.
  var events: URL { url.appending(path: "events.jsonl") }
  private var reportFolder: URL { url.appending(path: "reports") }
  private var traceFolder: URL { url.appending(path: "traces") }

  /// Returns the environment variables for the processes.
  ///
  /// - Parameter traces: The file extension of traces, such as "json"; nil if none are wanted.
  func variables(traces ending: String?) -> [String: String] {
    var variables = [HostEnvironment.reports: Self.path(of: reportFolder)]
    if let ending {
      variables[HostEnvironment.trace] = Self.path(of: traceFolder) + "/%p.\(ending)"
    }
    return variables
  }

  /// The latest report of each process, in the order in which they started.
  var reports: [TestProcessReport] {
    Self.files(in: reportFolder).filter { $0.pathExtension == "json" }
      .compactMap { try? JSONDecoder().decode(TestProcessReport.self, from: Data(contentsOf: $0)) }
      .sorted { ($0.began, $0.process) < ($1.began, $1.process) }
  }

  /// The size of the event stream so far, in bytes.
  var eventsSize: Int {
    (try? FileManager.default.size(ofFile: Self.path(of: events))) ?? 0
  }

  /// The events of Swift Testing so far.
  var testEvents: TestEvents { TestEvents((try? Data(contentsOf: events)) ?? Data()) }

  /// The traces of all phones, by process and in the order of their creation.
  var traces: [String] {
    let order = Dictionary(
      reports.enumerated().map { ("\($1.process)", $0) }, uniquingKeysWith: { first, _ in first })
    let files = Self.files(in: traceFolder).compactMap { file -> (place: (Int, Int), file: URL)? in
      let parts = file.deletingPathExtension().lastPathComponent.split(separator: "-").map(String.init)
      guard parts.count == 2, let number = Int(parts[1]) else { return nil }
      return ((order[parts[0]] ?? .max, number), file)
    }
    return files.sorted { $0.place < $1.place }.compactMap {
      try? String(contentsOf: $0.file, encoding: .utf8)
    }
  }

  private static func files(in folder: URL) -> [URL] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path(of: folder))) ?? [])
      .sorted().map { folder.appending(path: $0) }
  }

  private static func path(of url: URL) -> String {
    let path = url.path(percentEncoded: false)
    return path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
