import LocationEvidence

/// The parts of a SARIF 2.1.0 log that reports use, with the names of the standard.
struct SARIFLog: Encodable {
  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  struct Run: Encodable {
    let tool: Tool
    let columnKind = "unicodeCodePoints"
    let originalUriBaseIds: [String: URIBase]
    let invocations: [Invocation]
    /// The language of the messages; nil for the standard's default.
    let language: String?
    let results: [Result]
  }

  /// The base of relative addresses.
  struct URIBase: Encodable {
    /// The address of the folder with a trailing slash; nil if unknown.
    let uri: String?
    let description = Message(text: "The root of the repository, or the folder that was checked.")
  }

  struct Tool: Encodable {
    let driver: Driver
  }

  struct Driver: Encodable {
    let name = "sextant"
    let version: String
    let rules: [Rule]
  }

  struct Rule: Encodable {
    let id: String
    let shortDescription: Message
    let fullDescription: Message
    let help: MarkdownMessage
    /// The address of the rule's page, if any.
    let helpUri: String?
    let defaultConfiguration: Configuration
    let properties: Tags
  }

  struct Configuration: Encodable {
    let level: String
  }

  struct Tags: Encodable {
    let tags: [String]
  }

  struct Invocation: Encodable {
    let executionSuccessful: Bool
    let toolExecutionNotifications: [Notification]
  }

  struct Notification: Encodable {
    let level: String
    let message: Message
    let locations: [Location]
  }

  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int?
    let level: String
    let message: Message
    let locations: [Location]
    let partialFingerprints: [String: String]
    /// The fixes; nil if a fix requires a decision.
    let fixes: [Fix]?
    let properties: FindingProperties
    /// The reasons for suppression; nil if no result of the log is suppressed.
    let suppressions: [Suppression]?
  }

  struct Suppression: Encodable {
    let kind: String
    let justification: String?
  }

  struct FindingProperties: Encodable {
    let target: String
    let releases: String
    let fix: String
    let facts: [String]
  }

  struct Message: Encodable {
    let text: String
  }

  /// A text with a version in Markdown.
  struct MarkdownMessage: Encodable {
    let text: String
    let markdown: String
  }

  struct Location: Encodable {
    let physicalLocation: PhysicalLocation
    /// The member, if the file is an archive; otherwise nil.
    let logicalLocations: [LogicalLocation]?
  }

  struct LogicalLocation: Encodable {
    let fullyQualifiedName: String
    let kind = "module"
  }

  struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    /// The region in the file; nil for the whole file.
    let region: Region?
  }

  struct ArtifactLocation: Encodable {
    static let base = "SRCROOT"
    let uri: String
    let uriBaseId = base
  }

  struct Region: Encodable {
    let startLine: Int
    let startColumn: Int
    /// The last line; nil if it is the first.
    let endLine: Int?
    /// The column after the last one; nil if unknown.
    let endColumn: Int?
  }

  struct Fix: Encodable {
    let description: Message
    let artifactChanges: [ArtifactChange]
  }

  struct ArtifactChange: Encodable {
    let artifactLocation: ArtifactLocation
    let replacements: [Replacement]
  }

  struct Replacement: Encodable {
    let deletedRegion: Region
    let insertedContent: Message
  }
}
