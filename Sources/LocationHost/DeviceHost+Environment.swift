import Foundation
import LocationSimulation

extension DeviceHost {
  /// Everything that happened, as a timeline for people to read.
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

  /// Does something that a device never refuses, such as putting the phone somewhere.
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
      PhoneReport(
        activity: state.activity, prompt: state.unansweredPrompt?.buttonLabels,
        isIdle: clock == .manual || state.nextEvent == nil, unservedManagers: state.unservedManagers)
    }
  }
}
