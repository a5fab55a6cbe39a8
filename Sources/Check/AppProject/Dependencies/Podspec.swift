/// The contents of a podspec (`Name.podspec`), as far as they can be read without running it.
struct Podspec {
  /// The patterns of its source files, relative to its folder; empty if they are computed.
  let sources: [PathPattern]
  /// The patterns of excluded files.
  let excluded: [PathPattern]
  /// Whether it contains binaries, whose code can't be read.
  let hasBinaries: Bool

  private static let otherSystems = [".osx.", ".tvos.", ".watchos.", ".visionos."]

  /// Parses a specification.
  init(_ bytes: [UInt8]) {
    let lines = RubyLine.lines(of: bytes).filter { line in
      !Podspec.otherSystems.contains(where: line.code.contains)
    }
    sources = Podspec.texts(of: ".source_files", in: lines).flatMap(PathPattern.alternatives)
    excluded = Podspec.texts(of: ".exclude_files", in: lines).flatMap(PathPattern.alternatives)
    hasBinaries = lines.contains { $0.code.contains(".vendored_") }
  }

  /// Returns the texts of a field; none if any of them is computed.
  private static func texts(of field: String, in lines: [RubyLine]) -> [String] {
    var found: [RubyLine.Text] = []
    var isInField = false
    for line in lines {
      if !isInField, !line.code.contains(field) { continue }
      found += line.texts
      isInField = line.continues
    }
    let literals = found.compactMap(\.literal)
    return literals.count == found.count ? literals : []
  }
}
