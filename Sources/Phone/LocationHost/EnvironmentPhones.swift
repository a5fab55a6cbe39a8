import Foundation
import LocationSimulation
import PhoneEnvironment

/// The phones that the environment describes, for code that sets none: one per process, or a new one for each test.
enum EnvironmentPhones {
  private struct State {
    var phones: [Key: DeviceHost] = [:]
    var traces: [PhoneTrace] = []
    /// The number of phones created so far.
    var made = 0
  }

  /// The owner of a phone.
  private enum Key: Hashable {
    case process
    case test(String)
  }

  private static let environment = HostEnvironment(ProcessInfo.processInfo.environment)
  private static let state = Guarded(State())

  /// The phone of the calling code, created on first use.
  static var current: DeviceHost {
    let key = environment.hasPhoneForEachTest ? TestProcess.runningTest.map(Key.test) ?? .process : .process
    do throws(HostEnvironmentError) {
      return try state.withLock { state throws(HostEnvironmentError) in try phone(for: key, in: &state) }
    } catch {
      write("Sextant: \(error)")
      exit(EX_USAGE)
    }
  }

  private static func phone(for key: Key, in state: inout State) throws(HostEnvironmentError) -> DeviceHost {
    if let phone = state.phones[key] { return phone }
    if state.made == 0 { finishAtExit() }
    let phone = try environment.makeHost(hint: { write($0) }, console: { write($0.text) })
    state.phones[key] = phone
    state.made += 1
    if let path = environment.tracePath {
      state.traces.append(PhoneTrace(of: phone, number: state.made, path: path))
    }
    return phone
  }

  /// The states of all phones of the process.
  static var reports: [ObjectIdentifier: PhoneReport] {
    let phones = state.withLock { Array($0.phones.values) }
    return Dictionary(uniqueKeysWithValues: phones.map { (ObjectIdentifier($0), $0.report) })
  }

  /// Removes the phone of a test that has ended.
  static func testHasEnded(_ test: String) {
    let (phone, traces) = state.withLock { state in
      let phone = state.phones.removeValue(forKey: .test(test))
      let traces = state.traces.filter { $0.phone === phone }
      state.traces.removeAll { $0.phone === phone }
      return (phone, traces)
    }
    // Objects that the phone retains may use other phones when they are released, so that happens outside the lock.
    withExtendedLifetime(phone) { finish(traces) }
  }

  /// Writes the traces of the existing phones.
  static func finish() {
    let traces = state.withLock { state in
      defer { state.traces = [] }
      return state.traces
    }
    finish(traces)
  }

  private static func finish(_ traces: [PhoneTrace]) {
    for trace in traces {
      do {
        try trace.write()
      } catch {
        write("Sextant: \(HostEnvironment.trace) names “\(trace.path)”, which can't be written: \(error)")
      }
    }
  }

  private static func finishAtExit() {
    atexit { EnvironmentPhones.finish() }
    if environment.tracePath != nil { EndingSignals.finishing { EnvironmentPhones.finish() } }
  }

  /// Writes a line to where iOS writes its console and Foundation its log.
  private static func write(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}

/// The events on a phone of a process, and the file for them.
struct PhoneTrace {
  /// The placeholder for a phone in a file's name, replaced by the number of its process, a hyphen, and its number
  /// there.
  static let placeholder = "%p"

  let phone: DeviceHost
  let path: String

  init(of phone: DeviceHost, number: Int, path: String) {
    self.phone = phone
    self.path = path.replacingOccurrences(
      of: Self.placeholder, with: "\(ProcessInfo.processInfo.processIdentifier)-\(number)")
  }

  /// Writes everything that happened so far, as JSON if the file's name ends in .json.
  func write() throws {
    let text = path.hasSuffix(".json") ? phone.traceJSON : phone.traceText
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }
}
