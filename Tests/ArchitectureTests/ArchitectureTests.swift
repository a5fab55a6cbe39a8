import Foundation
import TestSupport
import Testing

/// The documentation shows the plan that the sources follow.
@Suite struct ArchitectureTests {
  /// Read once for all tests.
  private static let read = Result { try SourceTree(at: RepositoryFolder.root.appending(path: "Sources")) }

  private let tree: SourceTree

  init() throws { tree = try Self.read.get() }

  @Test(arguments: PlanDocument.allCases) func `the drawn plan is that of the sources`(document: PlanDocument)
    throws
  {
    let old = try String(contentsOf: document.file, encoding: .utf8)
    let new = try #require(document.page(from: old, drawing: tree), "the page has no place for the plan")
    if ProcessInfo.processInfo.environment["SEXTANT_UPDATE_DOCS"] == "1" {
      try new.write(to: document.file, atomically: true, encoding: .utf8)
    }
    let isCurrent = try String(contentsOf: document.file, encoding: .utf8) == new
    #expect(isCurrent, "\(document.file.lastPathComponent) is stale; renew it: \(PlanDocument.command)")
  }

  @Test func `wings import those below them alone`() {
    #expect(Layers(tree.wings, knowing: tree.wingImports).circles == [])
  }

  @Test func `modules import one way`() {
    #expect(Layers(tree.modules.values.flatMap { $0 }, knowing: tree.imports).circles == [])
  }

  /// Declarations in modules that no product vends are `package`, so that everything public is available to other
  /// packages.
  @Test func `only modules that a product vends are public`() throws {
    let manifest = try JSONDecoder().decode(Manifest.self, from: Data(Toolchain.manifest().utf8))
    let names = Set(tree.modules.values.joined())
    var vended = Set(manifest.libraries.flatMap(\.targets)).intersection(names)
    // 'sextant sdk' compiles it from source, for XCTest's overlay of Core Location.
    vended.insert("_CoreLocation_XCTest")
    vended = tree.closure(of: vended)
    #expect(vended.isSuperset(of: ["Sextant", "LocationPolicy", "CoreLocation"]) && vended != names)
    #expect(tree.publicModules.subtracting(vended) == [])
  }

  /// A setting of the manifest would leave them unoptimized in every app that links them.
  @Test func `modules that a product vends are optimized`() throws {
    let manifest = try JSONDecoder().decode(Manifest.self, from: Data(Toolchain.manifest().utf8))
    let cold = Set(manifest.targets.filter(\.isCold).map(\.name))
    let vended = Set(manifest.libraries.flatMap(\.targets)).intersection(tree.modules.values.joined())
    #expect(cold.isSuperset(of: ["SextantCommand", "AppProject"]))
    #expect(tree.closure(of: vended).intersection(cold) == [])
  }

  /// One import of Foundation would bring ICU along: half of what a release would weigh.
  @Test func `the command takes from Foundation what needs no ICU`() {
    let command = tree.closure(of: ["SextantCommand"])
    #expect(command.count > 30)
    #expect(command.intersection(tree.foundationModules) == ["LeanFoundation"])
  }

  /// The compiler says so only when the page is built, which takes minutes.
  @Test func `the page's modules have no key paths, which Embedded Swift can't compile`() throws {
    let script = try RepositoryFolder.text(of: "Scripts/phone-page")
    let list = try #require(script.firstMatch(of: /\nmodules=\(([^)]*)\)/)).1
    let modules = Set(list.split(whereSeparator: \.isWhitespace).map(String.init))
    #expect(modules.contains("LocationSimulation") && modules.isSubset(of: tree.modules.values.joined()))
    #expect(tree.keyPathModules.intersection(modules) == [])
    #expect(!tree.keyPathModules.isEmpty)
  }

  @Test func `folders build on those below them alone`() {
    let circles = tree.modules.values.joined().flatMap { module in
      Layers(tree.folders(of: module), knowing: tree.arrows).circles.map { [module] + $0.map(\.name) }
    }
    #expect(circles == [])
  }
}

/// The part of the package's description that the tests need.
private struct Manifest: Decodable {
  struct Product: Decodable {
    /// The kind of a library, by its name; other products have other keys.
    struct Kind: Decodable { let library: [String]? }

    let targets: [String]
    let type: Kind
  }

  /// A target with its settings, of which other kinds than flags have other keys.
  struct Target: Decodable {
    struct Setting: Decodable { let kind: Kind }
    struct Kind: Decodable { let unsafeFlags: [String: [String]]? }

    let name: String
    let settings: [Setting]

    /// Whether its code is not optimized, or not by LLVM.
    var isCold: Bool {
      let flags = settings.compactMap(\.kind.unsafeFlags).flatMap(\.values).joined()
      return flags.contains("-Onone") || flags.contains("-disable-llvm-optzns")
    }
  }

  let products: [Product]
  let targets: [Target]

  var libraries: [Product] { products.filter { $0.type.library != nil } }
}

/// The names that a file declares and uses are read from its syntax tree.
@Suite struct SwiftNamesTests {
  @Test func `imports, declarations and names are told apart`() {
    let names = SwiftNames(
      of: #"""
        public import struct Foundation.Data
        internal import LocationPolicy
        // A Comment names nothing. /* Neither does this.
        /* Nor /* a nested */ Comment */
        struct Outer: Base { enum Inner { case one }; let text = "String \(Interpolated.value)", other: Other.Member }
        let raw = #"a " Quote"#, lines = """
          Several "Quoted" Lines
          """, empty = "", last: Last
        func generic<Value: Bound>(_ value: Value) -> [Element] { [] }
        """#)
    #expect(names.imports == ["Foundation", "LocationPolicy"])
    #expect(names.types == ["Outer"])
    // Names that are re-exported are not declared here.
    #expect(!names.isPublic && SwiftNames(of: "extension Rule { public var a: Int { 0 } }").isPublic)
    #expect(names.nestedTypes == ["Inner", "Value"])
    #expect(names.names == ["Base", "Interpolated", "Other", "Last", "Bound", "Value", "Element"])
  }

  @Test func `static members belong to the type that they extend`() {
    let names = SwiftNames(
      of: """
        extension Rule { static let first = Rule(.second), third = 3; static func make() -> Rule { Other.fourth } }
        enum Kind { case fifth; static let sixth = 6 }
        """)
    #expect(
      names.extensionMembers
        == Set(["first", "third", "make"].map { SwiftNames.Member(type: "Rule", name: $0) }))
    #expect(names.memberNames.sorted() == ["fifth", "first", "make", "sixth", "third"])
    #expect(names.members == [.init(type: nil, name: "second"), .init(type: "Other", name: "fourth")])
  }
}

/// Elements that depend on each other are sorted into layers.
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
