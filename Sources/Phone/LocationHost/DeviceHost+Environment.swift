import Foundation
import LocationSimulation
import PhoneEnvironment

extension DeviceHost {
  /// Everything that happened, as a readable timeline.
  public var traceText: String {
    let device = device
    let lines = TraceTimeline(device.trace.entries, names: TraceNames(device)).lines
    return TraceText(fitting: lines).text(of: lines)
  }

  /// Everything that happened, as JSON.
  public var traceJSON: String {
    let device = device
    return device.trace.json(TraceNames(device))
  }

  /// Performs an input that a device never refuses, such as moving the phone to a place.
  func expect(_ input: Input) {
    do throws(CallError) {
      try perform(input)
    } catch {
      preconditionFailure("the device refused what it never refuses: \(error)")
    }
  }

  /// The state of the phone, without letting time pass.
  var report: PhoneReport {
    state.withLock { state in
      let isIdle = clock == .manual || state.nextEvent == nil
      return PhoneReport(
        activity: state.activity, prompt: state.unansweredPrompt?.buttonLabels, isIdle: isIdle,
        unservedManagers: state.unservedManagers, missingMethod: state.missingMethod,
        story: isIdle ? Self.story(of: state.device) : [])
    }
  }

  /// Returns the last events on a device, as many as fit on a screen.
  private static func story(of device: SimulatedDevice) -> [String] {
    let trace = device.trace
    let lines = TraceTimeline(trace.entries(from: max(0, trace.count - 40)), names: TraceNames(device)).lines
      .suffix(12)
    let text = TraceText(fitting: Array(lines)).text(of: Array(lines))
    return text.split(separator: "\n").map(String.init)
  }

  /// Records that a delegate lacks the method by which it would have received an answer.
  package func note(missingMethod method: String) { state.withLock { $0.missingMethod = method } }
}
