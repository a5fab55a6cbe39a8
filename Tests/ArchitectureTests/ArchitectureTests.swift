import Foundation
import TestSupport
import Testing

/// The plan that `Documentation/Architecture.md` draws is the one that the sources follow.
@Suite struct ArchitectureTests {
  /// Read once for all tests.
  private static let read = Result { try SourceTree(at: RepositoryFolder.root.appending(path: "Sources")) }

  private let tree: SourceTree

  init() throws { tree = try Self.read.get() }

  @Test func `the drawn plan is that of the sources`() throws {
    let old = try String(contentsOf: PlanDocument.file, encoding: .utf8)
    let new = try #require(PlanDocument(tree: tree).page(from: old), "the page has no place for the plan")
    if ProcessInfo.processInfo.environment["SEXTANT_UPDATE_DOCS"] == "1" {
      try new.write(to: PlanDocument.file, atomically: true, encoding: .utf8)
    }
    let isCurrent = try String(contentsOf: PlanDocument.file, encoding: .utf8) == new
    #expect(isCurrent, "Documentation/Architecture.md is stale; write the plan anew: \(PlanDocument.command)")
  }

  @Test func `folders build on those below them alone`() {
    let circles = tree.modules.flatMap { module in
      Layers(tree.folders(of: module), knowing: tree.arrows).circles.map { [module] + $0.map(\.name) }
    }
    #expect(circles == [])
  }

  @Test func `modules import one way`() {
    #expect(Layers(tree.modules, knowing: tree.imports).circles == [])
  }
}

/// What the benchmarks compare is measured in the same way on both sides.
@Suite struct BenchmarkClockTests {
  @Test func `processor time is compared with processor time, but for the gain of several processors`() throws
  {
    let files = try RepositoryFolder.swiftFiles(below: "Benchmarks")
    func names(of files: [(path: String, text: String)]) -> [String] {
      files.compactMap { $0.path.split(separator: "/").last.map(String.init) }.sorted()
    }
    let clocks = /ContinuousClock|SuspendingClock|\bDate\(\)|\bclock\(\)/
    #expect(
      names(of: files.filter { $0.text.contains(clocks) && $0.text.contains("now") }) == ["Stopwatch.swift"])
    #expect(names(of: files.filter { $0.text.contains("Stopwatch.shortest(") }) == ["RulesBenchmark.swift"])
    // A program that is run while a watch is on is a child, and its time is that of children.
    let watched = files.flatMap { file in
      file.text.matches(of: /Stopwatch\.least\(of: \d+([^)]*)\) \{\s*[^}]*?(?:\.output|\.run)\(\[/).map {
        String($0.1)
      }
    }
    #expect(watched.count >= 3 && watched.allSatisfy { $0 == ", by: .children" })
  }
}

/// What a file declares and names is read from its tokens.
@Suite struct SwiftWordsTests {
  @Test func `imports, declarations and names are told apart`() {
    let words = SwiftWords(
      of: #"""
        public import struct Foundation.Data
        internal import LocationPolicy
        // A Comment names nothing. /* Neither does this.
        /* Nor /* a nested */ Comment */
        struct Outer: Base { enum Inner { case one }; let text = "String \(Interpolated.value)", other: Other.Member }
        let raw = #"a " Quote"#, lines = """
          Several "Quoted" Lines
          """, empty = "", last: Last
        """#)
    #expect(words.imports == ["Foundation", "LocationPolicy"])
    #expect(words.types == ["Outer"])
    #expect(words.nestedTypes == ["Inner"])
    #expect(words.names == ["Base", "Other", "Last"])
  }
}

/// What knows one another stands on floors.
@Suite struct LayersTests {
  @Test func `each stands above what it knows`() {
    let layers = Layers(["a", "b", "c", "d"], knowing: ["a": ["b", "c"], "b": ["d"], "c": ["d"]])
    #expect(layers.floors == [[["d"]], [["b"], ["c"]], [["a"]]])
    #expect(layers.circles == [])
  }

  @Test func `a circle stays together`() {
    let layers = Layers(["a", "b", "c"], knowing: ["a": ["b"], "b": ["c"], "c": ["b"]])
    #expect(layers.floors == [[["b", "c"]], [["a"]]])
    #expect(layers.circles == [["b", "c"]])
  }
}
