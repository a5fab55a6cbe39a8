import Foundation
import LocationPolicy
import LocationSimulation

extension DeviceHost {
  /// The device that the environment describes, for code that sets none.
  static let ofEnvironment: DeviceHost = {
    let environment = HostEnvironment(ProcessInfo.processInfo.environment)
    do throws(HostEnvironmentError) {
      let host = try environment.makeHost(hint: { write($0) }, console: { write($0.text) })
      if let path = environment.tracePath { writeTrace(of: host, to: path) }
      return host
    } catch {
      write("Sextant: \(error)")
      exit(EX_USAGE)
    }
  }()

  /// Writes a line where iOS writes its console, and Foundation its log.
  private static func write(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  private static let traceFile = Guarded<(host: DeviceHost, path: String)?>(nil)

  /// Writes all that happened to a file when the process exits.
  private static func writeTrace(of host: DeviceHost, to path: String) {
    traceFile.withLock { $0 = (host, path) }
    atexit { DeviceHost.finishTrace() }
  }

  private static func finishTrace() {
    guard let (host, path) = traceFile.withLock({ $0 }) else { return }
    do {
      let text = path.hasSuffix(".json") ? host.traceJSON : host.traceText
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      write("Sextant: \(HostEnvironment.trace) names “\(path)”, which can't be written: \(error)")
    }
  }

  /// All that happened, as a timeline that a person can read.
  public var traceText: String {
    let device = device
    let lines = TraceTimeline(device.trace.entries, names: TraceNames(device)).lines
    return TraceText(fitting: lines).text(of: lines)
  }

  /// All that happened, as JSON.
  public var traceJSON: String {
    let device = device
    return device.trace.json(TraceNames(device))
  }

  /// Does something that no state of a device refuses, such as putting the phone somewhere.
  func expect(_ input: Input) {
    do throws(CallError) {
      try perform(input)
    } catch {
      preconditionFailure("the device refused what it never refuses: \(error)")
    }
  }
}
