import AppProject
import Foundation
import LocationAudit
import LocationEvidence
import Synchronization
import TestSupport
import Testing

/// A small app that does everything right about location, with marks for the mistakes that people make in such apps.
///
/// Its files stand in a Markdown file, each in a block of code that begins with its path. Marks are comments, so that they
/// are the same in all languages:
/// - a line that ends with `//- rule` is left out where the mistake is made that the rule finds;
/// - lines between `//-{ rule` and `//-}` are, too;
/// - a line `//+ rule: code` is code only there.
///
/// A number after the rule's name, as in `spinner-never-ends.2`, tells several mistakes of a kind apart.
struct MarkedApp: Sendable, CustomTestStringConvertible {
  /// The name, with the folder of its kind.
  let name: String
  /// How it is built, in a few words.
  let idiom: String
  /// The texts of its files with the marks, by their paths.
  private let files: [String: String]

  var testDescription: String { name }

  /// All apps, sorted by their names.
  static let all: [MarkedApp] = {
    let folder = "Tests/Data/LocationAudit/MarkedApps"
    let pages = try? FileManager.default.subpathsOfDirectory(atPath: RepositoryFolder.path(folder))
    return (pages ?? []).filter { $0.hasSuffix(".md") }.sorted().compactMap { page in
      (try? RepositoryFolder.text(of: "\(folder)/\(page)")).map { MarkedApp(String(page.dropLast(3)), $0) }
    }
  }()

  init(_ name: String, _ text: String) {
    self.name = name
    var files: [String: [Substring]] = [:]
    var path: String?
    var idiom = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        path = line.split(separator: " ").dropFirst().first.map(String.init)
      } else if let path {
        files[path, default: []].append(line)
      } else if idiom.isEmpty, !line.isEmpty, !line.hasPrefix("#") {
        idiom = String(line)
      }
    }
    self.idiom = idiom
    self.files = files.mapValues { $0.joined(separator: "\n") }
  }

  /// The marked mistakes, sorted.
  var mistakes: [String] {
    let marks = files.values.flatMap { $0.split(separator: "\n") }.compactMap { Mark($0) }
    return Set(marks.flatMap(\.mistakes)).sorted()
  }

  /// What is found in the apps without a mistake, by their names, because it is compared with each of their mistakes.
  private static let foundInRightApps = Mutex<[String: [Finding]]>([:])

  /// What is found in the app without any mistake.
  func findings() throws -> [Finding] {
    if let known = Self.foundInRightApps.withLock({ $0[name] }) { return known }
    let found = try findings(with: nil)
    Self.foundInRightApps.withLock { $0[name] = found }
    return found
  }

  private func findings(with mistake: String?) throws -> [Finding] {
    let folder = try ScratchFolder()
    for (path, text) in files { try folder.write(Self.version(of: text, with: mistake).utf8, to: path) }
    return Audit.run(try ProjectReader().read(folder.path))
  }

  /// The rules that find something in the app without any mistake, sorted.
  func wrongRules() throws -> [String] { Set(try findings().map(\.rule.rawValue)).sorted() }

  /// Whether the rule that a mistake is named after finds something more in the app with the mistake.
  func finds(_ mistake: String) throws -> Bool {
    let rule = mistake.split(separator: ".").first.map(String.init)
    func count(_ findings: [Finding]) -> Int { findings.count { $0.rule.rawValue == rule } }
    return count(try findings(with: mistake)) > count(try findings())
  }

  private static func version(of text: String, with mistake: String?) -> String {
    var lines: [Substring] = []
    var isLeftOut = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      switch Mark(line) {
      case .start(let mistakes): isLeftOut = mistake.map(mistakes.contains) ?? false
      case .end: isLeftOut = false
      case _ where isLeftOut: break
      case .added(let added, let code): if added == mistake { lines.append(code) }
      case .line(let mistakes, let code): if !(mistake.map(mistakes.contains) ?? false) { lines.append(code) }
      case nil: lines.append(line)
      }
    }
    return lines.joined(separator: "\n")
  }
}

/// The mark in a line of an app.
private enum Mark {
  case start(of: [String])
  case end
  case added(for: String, code: Substring)
  case line(of: [String], code: Substring)

  init?(_ line: Substring) {
    if let match = line.wholeMatch(of: /\s*\/\/-\{\s*(.+)/) {
      self = .start(of: Self.names(match.1))
    } else if line.wholeMatch(of: /\s*\/\/-\}\s*/) != nil {
      self = .end
    } else if let match = line.wholeMatch(of: /\s*\/\/\+\s*([\w.-]+):\s?(.*)/) {
      self = .added(for: String(match.1), code: match.2)
    } else if let match = line.wholeMatch(of: /(.*?)\s*\/\/-\s+([\w. -]+)/) {
      self = .line(of: Self.names(match.2), code: match.1)
    } else {
      return nil
    }
  }

  var mistakes: [String] {
    switch self {
    case .start(let names), .line(let names, _): names
    case .added(let name, _): [name]
    case .end: []
    }
  }

  private static func names(_ text: Substring) -> [String] { text.split(separator: " ").map(String.init) }
}
