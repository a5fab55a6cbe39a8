import LeanFoundation
import LocationReceivers

/// Records the positions of a live receiver to a file that the simulator can play, until a signal
/// or a time limit.
package struct TrackRecording {
  /// The format of the file.
  package enum Format: String, CaseIterable {
    /// Positions, in a new segment after each loss of the signal.
    case gpx
    /// The receiver's NMEA sentences.
    case nmea
  }

  private let address: ReceiverAddress
  private let format: Format
  private let file: RecordingFile
  private let path: String

  /// Connects to the receiver and creates the file, which must not exist.
  package init(of receiver: String, as format: Format, to path: String) throws(SDKError) {
    let address = try ProgramRun.address(receiver)
    guard format != .nmea || address.hasSentences else {
      throw .file(path, reason: "\(address) has positions, but no sentences; name a file that ends in .gpx")
    }
    try ProgramRun.check(address)
    self.address = address
    self.format = format
    self.path = path
    file = try RecordingFile(at: path)
  }

  /// Records until SIGINT, SIGTERM or SIGHUP, or for a duration; returns the number of positions.
  package func run(
    for duration: Duration?, tell: @escaping @Sendable (String) -> Void
  ) throws(SDKError) -> Int {
    guard let signals = SignalBell() else { throw .cannotRun("sextant", code: errno) }
    defer { signals.restore() }
    if format == .gpx { file.begin() }
    let receiver = LiveReceiver(address, wantsSentences: format == .nmea) { [file, format] event in
      switch (event, format) {
      case (.position(let position), .gpx): file.add(position.point)
      case (.position, .nmea): file.countPosition()
      case (.lost, .gpx): file.endSegment()
      case (.sentence(let sentence), _): file.add(sentence)
      case (.notice(let line), _): tell(line)
      case (.lost, .nmea): break
      }
    }
    let milliseconds = duration.map { Int32(clamping: Int64($0 / .milliseconds(1))) } ?? -1
    var polled = [signals.descriptor, file.failureDescriptor].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    poll(&polled, 2, milliseconds)
    receiver.stop()
    let (positions, failure) = file.outcome
    if let failure { throw .file(path, reason: failure) }
    return positions
  }
}
