import Foundation
import TestSupport
import Testing
import TextReading

@testable import LinuxSDK

@Suite struct FingerprintTests {
  @Test(arguments: [
    ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
  ])
  func `the hash is FNV-1a of 64 bits`(text: String, digits: String) {
    var hash = FowlerNollVoHash()
    hash.add(text)
    #expect(hash.text == digits)
  }

  @Test func `sources in other files or folders are other sources`() throws {
    let trees = [
      ["A/x.swift": "1"], ["A/x.swift": "2"], ["A/y.swift": "1"], ["A/x.swift": "1", "A/y.swift": ""],
      ["A/b/x.swift": "1"],
    ]
    var fingerprints: Set<String> = []
    for tree in trees { fingerprints.insert(try fingerprint(of: tree)) }
    #expect(fingerprints.count == trees.count)
    #expect(try fingerprint(of: trees[0]) == fingerprint(of: trees[0]))
  }

  private func fingerprint(of tree: [String: String]) throws -> String {
    let folder = try ScratchFolder()
    try folder.write("name: \"Sextant\" \"SextantSDK\"".utf8, to: "Package.swift")
    for (file, text) in tree { try folder.write(text.utf8, to: file) }
    let package = try SourcePackage(named: folder.path, environment: [:], program: URL(filePath: "/"))
    return try SourceFingerprint.text(of: ["A"], in: package)
  }
}
