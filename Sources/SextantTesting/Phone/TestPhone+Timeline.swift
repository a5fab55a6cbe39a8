import LocationHost
import LocationSimulation

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TestPhone {
  /// What happened since the phone was set up, in one line: `asks for When In Use → prompt → Allow Once → … → fix ×3`.
  ///
  /// What the app asks for, what it is told of locations, and what the person, the world and iOS do. Other calls
  /// of Core Location are not in there, for they are how the app works and not what it does; ``journal`` has them.
  public var timeline: String {
    let (entries, names) = host.read { device in
      (device.trace.entries(from: self.beginning), TraceNames(device))
    }
    return TimelineSteps(names).steps(of: entries).map(\.text).joined(separator: " → ")
  }

  /// Begins the timeline anew.
  public func clearTimeline() { beginning = host.read { $0.trace.count } }

  /// All that happened since the phone was made, as `sextant simulate` prints it: a line each, with time and facts.
  public var journal: String { host.traceText }

  /// Throws unless the timeline is the expected one; the error says where they differ.
  ///
  /// A timeline may be written on several lines: white space around arrows does not count.
  public func expectTimeline(_ expected: String) throws {
    if let difference = TimelineDifference(expected: expected, actual: timeline) {
      throw TestPhoneError.timelineDiffers(difference)
    }
  }
}
