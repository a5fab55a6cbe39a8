import LocationAudit

/// The parts of a SARIF 2.1.0 log that a report uses, under the names of the standard.
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
    /// The language of the messages; nil for the one that the standard takes for granted.
    let language: String?
    let results: [Result]
  }

  /// What relative addresses count from.
  struct URIBase: Encodable {
    /// The folder's address, with a slash at its end; nil where it isn't known.
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
    /// Where the rule's page is; nil where no address is known.
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
    /// What mends it; nil where nothing does without a person's choice.
    let fixes: [Fix]?
    let properties: FindingProperties
    /// Why it may stay; nil where that is said of no result.
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

  /// A text with the same in Markdown.
  struct MarkdownMessage: Encodable {
    let text: String
    let markdown: String
  }

  struct Location: Encodable {
    let physicalLocation: PhysicalLocation
    /// The member of an archive that is meant; nil where the file is none.
    let logicalLocations: [LogicalLocation]?
  }

  struct LogicalLocation: Encodable {
    let fullyQualifiedName: String
    let kind = "module"
  }

  struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    /// The place within the file; nil where the file as a whole is meant.
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
    /// The line of the end; nil where it is the first.
    let endLine: Int?
    /// The column after the last one; nil where the end isn't known.
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
