import AgentServer
import CommandOutput
import LocationCatalogue
import LocationPolicy
import LocationTerms
import Markup
import Terminal

/// The decodable form of a table; the encodable form is `EncodableTable`.
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

/// Reads releases from arguments.
enum AskedReleases {
  /// The schema of an argument with releases.
  static let schema = Schema.text(
    "iOS versions: one such as 14 or 13.2, or a range such as 8-10 or 13.4+. All where it is left out.")

  /// Returns the releases of an argument, oldest first.
  static func releases(_ text: String?, byDefault releases: [Release]) throws(ToolFailure) -> [Release] {
    guard let text else { return releases }
    guard let range = Policies.known.range(named: text) else { throw unknown(text) }
    return Release.allCases.filter(range.contains)
  }

  /// Returns the release of an argument.
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
  /// Creates a failure from the error of a command.
  init(_ failure: CommandFailure) {
    self.init(String(failure.message.trimmingPrefix("Error: ")))
  }
}

extension TerminalSettings {
  /// Settings for plain text, for programs.
  static let plain = TerminalSettings(environment: [:], isTerminal: false, terminalWidth: nil)
}

/// A fact in an answer.
struct StatedFact: Encodable {
  let id, releases, statement: String

  init(_ fact: Fact) {
    id = fact.id
    releases = fact.record.releases
    statement = InlineMarkdown(fact.record.statement).plainText
  }

  /// The schema of a list of facts.
  static let schema = Schema.list(
    "The facts that say so.",
    of: .object(
      "",
      [
        .required("id", .text("The id, which 'explain' tells the sources of.")),
        .required("releases", .text("")), .required("statement", .text("")),
      ]))
}
