import CommandOutput

/// The encodable result of a tool call.
struct CallResult: Encodable {
  /// The maximum size of an answer in bytes, because an agent pays for all of it.
  static let longest = 48_000

  private struct Text: Encodable {
    let type = "text"
    let text: String
  }

  private let content: [Text]
  private let structuredContent: (any Encodable)?
  private let isError: Bool

  /// Creates a result that contains the answer twice: as a value, and as text for clients without
  /// structured values.
  init(_ answer: some Encodable, tool: String) throws(ToolFailure) {
    let text: String
    do { text = try StableJSON.line(of: answer) } catch {
      throw ToolFailure("The answer of \(tool) can't be written as JSON.")
    }
    guard text.utf8.count <= Self.longest else {
      throw ToolFailure(
        "The answer of \(tool) would have \(text.utf8.count) bytes, more than \(Self.longest). Ask for less: one "
          + "target, one release, a lower limit.")
    }
    content = [Text(text: text)]
    structuredContent = answer
    isError = false
  }

  /// Creates a result for an error, which the agent can read.
  init(_ error: ToolFailure) {
    content = [Text(text: error.message)]
    structuredContent = nil
    isError = true
  }

  private enum Key: CodingKey { case content, structuredContent, isError }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(content, forKey: .content)
    if let structuredContent { try container.encode(structuredContent, forKey: .structuredContent) }
    try container.encode(isError, forKey: .isError)
  }
}
