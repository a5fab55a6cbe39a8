import LeanFoundation
import LocationTracks
import Synchronization

/// A file that is complete after each addition, even if this process is killed.
final class RecordingFile: Sendable {
  private struct State {
    /// The offset for the next addition, which is before the end tags of a GPX file.
    var length: off_t = 0
    var positions = 0
    var hasSegment = false
    var failure: String?
  }

  private let descriptor: Int32
  private let alarm: ChannelEnds
  private let state = Mutex(State())

  /// Creates a file; throws an error if it exists.
  init(at path: String) throws(SDKError) {
    do throws(ChannelError) { alarm = try .pipe() } catch { throw .file(path, reason: error.text) }
    descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      let reason = errno == EEXIST ? "the file exists; name a new one" : ChannelError(code: errno).text
      throw .file(path, reason: reason)
    }
  }

  deinit {
    for end in [descriptor, alarm.reader, alarm.writer] { close(end) }
  }

  /// A descriptor that becomes readable when writing fails.
  var failureDescriptor: Int32 { alarm.reader }

  /// The number of recorded positions, and the reason if writing failed.
  var outcome: (positions: Int, failure: String?) { state.withLock { ($0.positions, $0.failure) } }

  /// Begins a GPX file.
  func begin() { state.withLock { append(Track.gpxStart(), closing: Track.gpxEnd, to: &$0) } }

  /// Adds a position to a GPX file.
  func add(_ point: TrackPoint) {
    state.withLock { state in
      let start = state.hasSegment ? "" : Track.gpxSegmentStart
      state.hasSegment = true
      state.positions += 1
      append(start + Track.gpxText(of: point), closing: Track.gpxSegmentEnd + Track.gpxEnd, to: &state)
    }
  }

  /// Begins a new segment with the next position.
  func endSegment() {
    state.withLock { state in
      guard state.hasSegment else { return }
      state.hasSegment = false
      append(Track.gpxSegmentEnd, closing: Track.gpxEnd, to: &state)
    }
  }

  /// Counts a position that is contained in recorded sentences.
  func countPosition() { state.withLock { $0.positions += 1 } }

  /// Adds an NMEA sentence.
  func add(_ sentence: [UInt8]) {
    state.withLock { append(String(decoding: sentence, as: UTF8.self) + "\r\n", closing: "", to: &$0) }
  }

  private func append(_ text: String, closing end: String, to state: inout State) {
    guard state.failure == nil else { return }
    let bytes = Array((text + end).utf8)
    let count = pwrite(descriptor, bytes, bytes.count, state.length)
    if count == bytes.count {
      state.length += off_t(text.utf8.count)
    } else {
      state.failure = ChannelError(code: count < 0 ? errno : ENOSPC).text
      var byte: UInt8 = 1
      _ = LeanFoundation.write(alarm.writer, &byte, 1)
    }
  }
}

extension ChannelError {
  fileprivate var text: String { String(cString: strerror(code)) }
}
