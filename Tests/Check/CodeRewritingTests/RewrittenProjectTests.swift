import AppProject
import Foundation
import TestSupport
import Testing

/// What is found in other people's projects does not depend on how the same behavior is written.
@Suite struct RewrittenProjectTests {
  /// A folder of projects, a folder each; `Scripts/rewriting` sets it.
  private static let folder = ProcessInfo.processInfo.environment["SEXTANT_PROJECTS"]

  /// The share of findings that may change, because a rewriting can't know everything that a compiler knows.
  private static let tolerance = 0.03

  @Test(.enabled(if: folder != nil)) func `nearly all findings in projects stay in other words`() throws {
    let folder = URL(filePath: try #require(Self.folder), directoryHint: .isDirectory)
    var (all, different) = (0, 0)
    for rewriting in Rewriting.allCases {
      let (found, changed) = try Self.compare(rewriting, in: folder)
      all += found
      different += changed
    }
    print("all: \(all) findings, \(different) lost or new")
    #expect(all > 0)
    #expect(Double(different) <= Double(all) * Self.tolerance)
  }

  /// Compares what is found in the projects that a rewriting changes; returns how much there was, and how much differs.
  private static func compare(_ rewriting: Rewriting, in folder: URL) throws -> (all: Int, different: Int) {
    var (all, lost, new, files) = (0, 0, 0, 0)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      let project = folder.appending(path: name)
      let scratch = try ScratchFolder()
      let copy = scratch.url.appending(path: name)
      try FileManager.default.copyItem(at: project, to: copy)
      let changed = try rewrite(rewriting, in: copy)
      guard changed > 0 else { continue }
      files += changed
      let difference = FindingDifference(
        from: try ProjectReader().read(project.path), to: try ProjectReader().read(copy.path))
      all += difference.count
      lost += difference.lost.count
      new += difference.new.count
      if !difference.isEmpty { print("\(rewriting.rawValue), \(name): \(difference)") }
    }
    print("\(rewriting.rawValue): \(files) files, \(all) findings, \(lost) lost, \(new) new")
    return (all, lost + new)
  }

  /// Rewrites the Swift files that name location, and returns how many were changed.
  private static func rewrite(_ rewriting: Rewriting, in folder: URL) throws -> Int {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    var changed = 0
    for path in paths where path.hasSuffix(".swift") && !path.contains("Pods/") {
      let file = folder.appending(path: path)
      guard let text = try? String(contentsOf: file, encoding: .utf8), text.contains("CLLocation"),
        let other = rewriting.applied(to: text)
      else { continue }
      try Data(other.utf8).write(to: file)
      changed += 1
    }
    return changed
  }
}
