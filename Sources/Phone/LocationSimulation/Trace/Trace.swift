/// Everything that happened on a device, oldest first.
///
/// A copy shares all but the newest entries with the original, so that forking a device is cheap.
public struct Trace: Sendable {
  /// Full chunks, which never change again.
  private var pieces: [[TraceEntry]] = []
  /// The entries that are not in a chunk yet.
  private var newest: [TraceEntry] = []
  /// Whether entries are kept.
  ///
  /// A device that simulates long periods without an observer can do without them.
  public var isRecording = true

  private static let pieceSize = 128

  /// Creates an empty trace.
  public init() {}

  /// The number of entries.
  public var count: Int { pieces.count * Self.pieceSize + newest.count }

  /// All entries, oldest first.
  public var entries: [TraceEntry] { entries(from: 0) }

  /// Returns the entries from a position on; the count at an earlier moment is such a position.
  public func entries(from position: Int) -> [TraceEntry] {
    let firstPiece = position / Self.pieceSize
    var found: [TraceEntry] = []
    if firstPiece < pieces.count {
      for piece in pieces[firstPiece...] { found += piece }
      found += newest
      return Array(found.dropFirst(position - firstPiece * Self.pieceSize))
    }
    return Array(newest.dropFirst(position - pieces.count * Self.pieceSize))
  }

  mutating func append(_ entry: TraceEntry) {
    guard isRecording else { return }
    newest.append(entry)
    if newest.count == Self.pieceSize {
      pieces.append(newest)
      newest = []
    }
  }
}
