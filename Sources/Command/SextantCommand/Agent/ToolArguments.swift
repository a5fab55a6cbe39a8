import AgentServer
import CommandOutput
import LocationCatalogue
import LocationPolicy
import LocationTerms
import Markup
import Terminal

/// A table in the shape that a decoder reads; Encodable tables are written by `EncodableTable`.
struct DecodableTable: Decodable {
  let value: JSONValue

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      value = .null
    } else if let flag = try? container.decode(Bool.self) {
      value = .boolean(flag)
    } else if let number = try? container.decode(Int.self) {
      value = .integer(number)
    } else if let number = try? container.decode(Double.self) {
      value = .number(number)
    } else if let text = try? container.decode(String.self) {
      value = .string(text)
    } else if let list = try? container.decode([DecodableTable].self) {
      value = .array(list.map(\.value))
    } else {
      value = .object(try container.decode([String: DecodableTable].self).mapValues(\.value))
    }
  }
}

/// Releases as agents write them.
enum AskedReleases {
  /// What an argument for releases is.
  static let schema = Schema.text(
    "iOS versions: one such as 14 or 13.2, or a range such as 8-10 or 13.4+. All where it is left out.")

  /// Returns the releases of an argument, from the oldest on.
  static func releases(_ text: String?, byDefault releases: [Release]) throws(ToolFailure) -> [Release] {
    guard let text else { return releases }
    guard let range = Policies.known.range(named: text) else { throw unknown(text) }
    return Release.allCases.filter(range.contains)
  }

  /// Returns the one release of an argument.
  static func release(_ text: String?) throws(ToolFailure) -> Release {
    guard let text else { return .newest }
    guard let release = Policies.known.release(named: text) else { throw unknown(text) }
    return release
  }

  private static func unknown(_ text: String) -> ToolFailure {
    let names = Release.allCases.map(\.name).joined(separator: ", ")
    return ToolFailure("There is no iOS '\(text.prefix(50))'; there are \(names), and ranges such as 13.4+.")
  }
}

extension ToolFailure {
  /// Takes what a command would end with.
  init(_ failure: CommandFailure) {
    self.init(String(failure.message.trimmingPrefix("Error: ")))
  }
}

extension TerminalSettings {
  /// Plain text, for readers that are no people.
  static let plain = TerminalSettings(environment: [:], isTerminal: false, terminalWidth: nil)
}

/// A fact as answers state it.
struct StatedFact: Encodable {
  let id, releases, statement: String

  init(_ fact: Fact) {
    id = fact.id
    releases = fact.record.releases
    statement = InlineMarkdown(fact.record.statement).plainText
  }

  /// What it looks like.
  static let schema = Schema.list(
    "The facts that say so.",
    of: .object(
      "",
      [
        .required("id", .text("The id, which 'explain' tells the sources of.")),
        .required("releases", .text("")), .required("statement", .text("")),
      ]))
}
