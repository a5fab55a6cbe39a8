import LeanFoundation

/// The events of Swift Testing, in the documented format of `--event-stream-output-path`.
struct TestEvents {
  /// The tests that are running, in the order in which they started.
  private(set) var running: [String] = []
  private(set) var passed = 0
  private(set) var failed = 0
  private(set) var firstFailure: String?
  /// The times of the start of the run and of the last event, in seconds since 1970.
  private(set) var time: ClosedRange<Double>?
  private var functions: Set<String> = []
  private var failures: Set<String> = []

  private struct Record: Decodable {
    struct Payload: Decodable {
      struct Instant: Decodable { let since1970: Double }

      struct Issue: Decodable {
        let isKnown: Bool?
        let isFailure: Bool?
      }

      let kind: String
      let id: String?
      let testID: String?
      let instant: Instant?
      let issue: Issue?
    }

    let kind: String
    let payload: Payload
  }

  /// Reads a stream; an incomplete last line and unknown records are ignored.
  init(_ data: Data) {
    let decoder = JSONDecoder()
    for line in data.split(separator: UInt8(ascii: "\n")) {
      guard let record = try? decoder.decode(Record.self, from: line) else { continue }
      take(record.payload, isTest: record.kind == "test")
    }
  }

  private mutating func take(_ payload: Record.Payload, isTest: Bool) {
    if isTest {
      if payload.kind == "function", let id = payload.id { functions.insert(id) }
      return
    }
    if let now = payload.instant?.since1970 {
      time = min(time?.lowerBound ?? now, now)...max(time?.upperBound ?? now, now)
    }
    guard let test = payload.testID, functions.contains(test) else { return }
    switch payload.kind {
    case "testStarted": running.append(Self.name(of: test))
    case "issueRecorded":
      if payload.issue?.isKnown != true, payload.issue?.isFailure != false { failures.insert(test) }
    case "testEnded":
      running.removeAll { $0 == Self.name(of: test) }
      if failures.contains(test) {
        failed += 1
        firstFailure = firstFailure ?? Self.name(of: test)
      } else {
        passed += 1
      }
    default: break
    }
  }

  /// Returns a test's name as `--filter` accepts it, without its source location.
  private static func name(of id: String) -> String {
    guard let slash = id.lastIndex(of: "/"), id[slash...].contains(".swift:") else { return id }
    return String(id[..<slash])
  }
}
