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
    let originalUriBaseIds = [ArtifactLocation.base: URIBase()]
    let invocations: [Invocation]
    let results: [Result]
  }

  struct URIBase: Encodable {
    let description = Message(text: "The folder that was checked.")
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
    let help: Message
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

  struct Location: Encodable {
    let physicalLocation: PhysicalLocation
  }

  struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    /// The place within the file; nil where the file as a whole is meant.
    let region: Region?
  }

  struct ArtifactLocation: Encodable {
    static let base = "CHECKED_FOLDER"
    let uri: String
    let uriBaseId = base
  }

  struct Region: Encodable {
    let startLine: Int
    let startColumn: Int
  }
}

/// Turns relative paths into relative URIs.
enum RelativeURI {
  private static let hexDigits = Array("0123456789ABCDEF")

  /// Returns a path with everything percent-encoded that a URI's path doesn't allow (RFC 3986, 3.3).
  ///
  /// Colons are encoded too, for one in the first part would make the rest look like a scheme.
  static func text(ofPath path: String) -> String {
    path.utf8.reduce(into: "") { text, byte in
      if isAllowed(byte) {
        text.append(Character(Unicode.Scalar(byte)))
      } else {
        text.append("%")
        text.append(hexDigits[Int(byte >> 4)])
        text.append(hexDigits[Int(byte & 15)])
      }
    }
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default:
      "-._~!$&'()*+,;=@/".utf8.contains(byte)
    }
  }
}
