import LocationHost
import LocationSimulation

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TestPhone {
  /// The events since the phone was set up, in one line: `asks for When In Use → prompt → Allow Once → … → fix ×3`.
  ///
  /// It contains the app's requests, the locations and errors that the app receives, and the actions of the
  /// person, the world and iOS. Other calls of Core Location are omitted, because they are implementation
  /// details of the app; ``journal`` has them.
  public var timeline: String {
    let (entries, names) = host.read { device in
      (device.trace.entries(from: self.beginning), TraceNames(device))
    }
    return TimelineSteps(names).steps(of: entries).map(\.text).joined(separator: " → ")
  }

  /// Clears the timeline.
  public func clearTimeline() { beginning = host.read { $0.trace.count } }

  /// Everything that has happened since the phone was created, as `sextant simulate` prints it: one line each, with
  /// time and facts.
  public var journal: String { host.traceText }

  /// Throws if the timeline differs from the expected one; the error says where.
  ///
  /// A timeline may be written on several lines: white space around arrows is ignored.
  public func expectTimeline(_ expected: String) throws {
    if let difference = TimelineDifference(expected: expected, actual: timeline) {
      throw TestPhoneError.timelineDiffers(difference)
    }
  }
}
