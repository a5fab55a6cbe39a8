package import LeanFoundation

/// Splits a stream into messages, independent of the chunks in which it arrives.
///
/// A message that is too long or has an invalid header is reported once and skipped, so that a
/// stream can't fill the memory.
package struct MessageReader: Sendable {
  /// A result of reading.
  package enum Item: Hashable, Sendable {
    /// The bytes of a message, which may be invalid JSON.
    case message(Data)
    /// An invalid message.
    case flaw(RPCError)
  }

  /// The maximum length of a header, in bytes.
  private static let longestHeader = 4096
  private static let newline = UInt8(ascii: "\n")
  private static let endOfHeader = Array("\r\n\r\n".utf8)

  private let framing: Framing
  private let limit: Int
  private var buffer: [UInt8] = []
  /// The offset in the buffer at which the next message begins.
  private var start = 0
  /// The offset up to which the buffer was searched for the end of a line.
  private var searched = 0
  /// The number of bytes to skip of a message that is too long.
  private var skippedBytes = 0
  private var isSkippingLine = false

  /// Creates a reader that skips messages longer than a limit in bytes.
  package init(_ framing: Framing, limit: Int) {
    self.framing = framing
    self.limit = limit
  }

  /// Adds the next chunk of the stream.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    buffer.removeSubrange(..<start)
    searched -= start
    start = 0
    buffer.append(contentsOf: bytes)
  }

  /// Returns the next complete message, or nil if more input is needed.
  package mutating func next() -> Item? {
    switch framing {
    case .lines: nextLine()
    case .headers: nextBody()
    }
  }

  /// Returns the rest at the end of the stream: a line without a line break, or an incomplete
  /// message.
  package mutating func finish() -> Item? {
    let rest = buffer[start...]
    start = buffer.count
    if isSkippingLine || skippedBytes > 0 || Self.isBlank(rest) { return nil }
    switch framing {
    case .lines: return .message(Data(rest))
    case .headers: return .flaw(.unparsable("The stream ended within a message."))
    }
  }

  private var tooLong: Item { .flaw(.invalidRequest("The message is longer than \(limit) bytes.")) }

  private static func isBlank(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.allSatisfy { $0 == newline || $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: " ") }
  }

  // MARK: - Lines

  private mutating func nextLine() -> Item? {
    while let end = buffer[searched...].firstIndex(of: Self.newline) {
      let line = buffer[start..<end]
      start = end + 1
      searched = start
      if isSkippingLine {
        isSkippingLine = false
      } else if line.count > limit {
        return tooLong
      } else if !Self.isBlank(line) {
        return .message(Data(line))
      }
    }
    searched = buffer.count
    guard buffer.count - start > limit || isSkippingLine else { return nil }
    start = buffer.count
    defer { isSkippingLine = true }
    return isSkippingLine ? nil : tooLong
  }

  // MARK: - Headers

  private mutating func nextBody() -> Item? {
    if skippedBytes > 0 {
      let count = min(skippedBytes, buffer.count - start)
      start += count
      skippedBytes -= count
      if skippedBytes > 0 { return nil }
    }
    let head = buffer[start...].prefix(Self.longestHeader)
    guard let end = head.firstRange(of: Self.endOfHeader) else {
      guard head.count == Self.longestHeader else { return nil }
      start += Self.longestHeader
      return .flaw(.unparsable("A header of a message has no end."))
    }
    guard let length = Self.contentLength(in: head[..<end.lowerBound]) else {
      start = end.upperBound
      return .flaw(.unparsable("A header has no Content-Length."))
    }
    guard length <= limit else {
      start = end.upperBound
      skippedBytes = length
      return tooLong
    }
    guard buffer.count - end.upperBound >= length else { return nil }
    start = end.upperBound + length
    return .message(Data(buffer[end.upperBound..<start]))
  }

  private static func contentLength(in header: ArraySlice<UInt8>) -> Int? {
    for line in String(decoding: header, as: UTF8.self).split(separator: "\r\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      return Int(parts[1].filter { $0 != " " }).flatMap { $0 >= 0 ? $0 : nil }
    }
    return nil
  }
}
