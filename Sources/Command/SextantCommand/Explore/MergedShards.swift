import AppProject
import Foundation
import LocationExploration

/// What several shards wrote, joined to what one process would have written.
struct MergedShards {
  /// The lines, as one process would have written them; without those of releases that are missing.
  let text: String
  /// What was there twice, alike, and counts once.
  let repetitions: [String]
  /// The shards whose lines are not there, each with its releases.
  let missing: [String]
  /// Whether all was found that should be, and nothing that should not.
  let isAsAsked: Bool

  /// What one shard wrote.
  private struct Part {
    let header: ShardHeader
    let place: String
    /// Its reports by the names of their releases.
    var reports: [String: Report] = [:]
  }

  /// A line with a report.
  private struct Report: Hashable {
    let text: Substring
    let isAsAsked: Bool
  }

  /// What is read of a report.
  private struct Content: Decodable {
    let ios: String
    let answers: [Answer]

    struct Answer: Decodable {
      let isForbidden, isFound: Bool
    }
  }

  /// Joins files, each with the lines of one shard or of several.
  init(_ paths: [String]) throws(CommandFailure) {
    var parts: [Part] = []
    for path in paths { parts += try Self.parts(in: path) }
    guard let first = parts.first else {
      throw .unreadableInput(
        UnreadableInput(path: paths.joined(separator: ", "), reason: "no shard is in it"))
    }
    var repetitions: [String] = []
    var places: [Int: String] = [:]
    var reports: [String: Report] = [:]
    for part in parts {
      let shard = part.header.shard
      guard part.header.belongs(with: first.header) else {
        throw Self.unreadable(part.place, "it is not a part of what \(first.place) is a part of")
      }
      if let place = places[shard] {
        repetitions.append("shard \(shard) is there twice, and counts once: \(place) and \(part.place)")
      }
      places[shard] = part.place
      for (release, report) in part.reports {
        if let other = reports[release], other != report {
          throw Self.unreadable(part.place, "another shard \(shard) says something else of iOS \(release)")
        }
        reports[release] = report
      }
    }
    self.repetitions = repetitions
    let releases = first.header.releases
    missing = Self.missing(first.header, reports)
    let lines = releases.compactMap { reports[$0] }
    isAsAsked = lines.allSatisfy(\.isAsAsked)
    text = try RulesExploration.line(of: first.header.whole) + lines.map { $0.text + "\n" }.joined()
  }

  private static func parts(in path: String) throws(CommandFailure) -> [Part] {
    let text: String
    do {
      // Unlike a String's own initializer, a handle also reads to the end of a pipe.
      let file = try FileHandle(forReadingFrom: URL(filePath: path))
      defer { try? file.close() }
      text = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
    } catch {
      throw unreadable(path, error.localizedDescription)
    }
    var parts: [Part] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard !line.isEmpty else { continue }
      let place = "\(path):\(number + 1)"
      // A line is the one or the other: a report has no shard, and a header no answers.
      if let header = try? JSONDecoder().decode(ShardHeader.self, from: Data(line.utf8)) {
        parts.append(try part(header, at: place))
      } else {
        try add(line, at: place, to: &parts)
      }
    }
    return parts
  }

  private static func part(_ header: ShardHeader, at place: String) throws(CommandFailure) -> Part {
    guard header.schema == RulesReport.schema else {
      throw unreadable(place, "its schema is \(header.schema), not \(RulesReport.schema)")
    }
    guard header.part != nil else {
      throw unreadable(place, "there is no shard \(header.shard) of \(header.of)")
    }
    return Part(header: header, place: place)
  }

  /// Adds a report to the shard whose header came last.
  private static func add(_ line: Substring, at place: String, to parts: inout [Part]) throws(CommandFailure)
  {
    let content: Content
    do { content = try JSONDecoder().decode(Content.self, from: Data(line.utf8)) } catch {
      throw unreadable(place, "it is not a line of 'sextant explore rules --format ndjson'")
    }
    guard let last = parts.indices.last, let part = parts[last].header.part else {
      throw unreadable(place, "the line that says which shard this is does not stand before it")
    }
    guard let index = parts[last].header.releases.firstIndex(of: content.ios), part.takes(index) else {
      throw unreadable(place, "shard \(part.number) of \(part.count) does not explore iOS \(content.ios)")
    }
    parts[last].reports[content.ios] = Report(
      text: line, isAsAsked: content.answers.allSatisfy { $0.isFound != $0.isForbidden })
  }

  /// What is missing, shard by shard.
  private static func missing(_ header: ShardHeader, _ reports: [String: Report]) -> [String] {
    var releases: [Int: [String]] = [:]
    for (place, release) in header.releases.enumerated() where reports[release] == nil {
      releases[Shard.number(taking: place, of: header.of), default: []].append("iOS \(release)")
    }
    return releases.sorted { $0.key < $1.key }.map { number, releases in
      "shard \(number) of \(header.of) is missing or was cut short: \(releases.joined(separator: ", "))"
    }
  }

  private static func unreadable(_ place: String, _ reason: String) -> CommandFailure {
    .unreadableInput(UnreadableInput(path: place, reason: reason))
  }
}
