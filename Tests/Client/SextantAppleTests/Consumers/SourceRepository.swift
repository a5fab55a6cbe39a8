import Foundation
import TestSupport

/// Git repositories that stand in for those that packages are fetched from.
enum SourceRepository {
  /// Makes a folder a repository of one commit with tags.
  static func commit(_ folder: URL, tags: [String]) throws {
    try git(["init", "--quiet"], in: folder)
    try git(["add", "--all"], in: folder)
    let author = ["-c", "user.name=Tests", "-c", "user.email=tests@localhost", "-c", "commit.gpgsign=false"]
    try git(author + ["commit", "--quiet", "--message", "All"], in: folder)
    for tag in tags { try git(["-c", "tag.gpgsign=false", "tag", tag], in: folder) }
  }

  /// Writes a package that has the products of swift-syntax that are used here, and nothing in them.
  static func writeSwiftSyntax(to folder: URL) throws {
    let names = ["SwiftParser", "SwiftSyntax"]
    for name in names { try "".write(creating: folder.appending(path: "Sources/\(name)/\(name).swift")) }
    let products = names.map { ".library(name: \"\($0)\", targets: [\"\($0)\"])" }
    let targets = names.map { ".target(name: \"\($0)\")" }
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "swift-syntax", products: [\(products.joined(separator: ", "))],
        targets: [\(targets.joined(separator: ", "))])
      """
    try manifest.write(creating: folder.appending(path: "Package.swift"))
  }

  private static func git(_ arguments: [String], in folder: URL) throws {
    let (code, text) = try Toolchain.run("git", ["-C", folder.path(percentEncoded: false)] + arguments)
    guard code == 0 else { throw ToolError("git \(arguments) failed: \(text)") }
  }
}

extension String {
  /// Writes the text to a file, in a folder that is made when it is not there.
  func write(creating file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try write(to: file, atomically: true, encoding: .utf8)
  }
}
