import Foundation
import TestSupport

/// Git repositories that replace those from which packages are fetched.
enum SourceRepository {
  /// Turns a folder into a repository with one commit and some tags.
  static func commit(_ folder: URL, tags: [String]) throws {
    try git(["init", "--quiet"], in: folder)
    try git(["add", "--all"], in: folder)
    let author = ["-c", "user.name=Tests", "-c", "user.email=tests@localhost", "-c", "commit.gpgsign=false"]
    try git(author + ["commit", "--quiet", "--message", "All"], in: folder)
    for tag in tags { try git(["-c", "tag.gpgsign=false", "tag", tag], in: folder) }
  }

  /// Writes a package with the products of swift-syntax that are used here, without contents.
  static func writeSwiftSyntax(to folder: URL) throws {
    let names = ["SwiftOperators", "SwiftParser", "SwiftSyntax"]
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
  /// Writes the text to a file, creating its folder if necessary.
  func write(creating file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try write(to: file, atomically: true, encoding: .utf8)
  }
}
