/// What the specification of a pod (`Name.podspec`) says as far as it is written out; it is not run.
struct Podspec {
  /// The patterns of the files that are compiled, from its folder; empty where they are worked out.
  let sources: [PathPattern]
  /// The patterns of files that are left out.
  let excluded: [PathPattern]
  /// Whether it brings binaries, whose code nobody can read.
  let hasBinaries: Bool

  private static let otherSystems = [".osx.", ".tvos.", ".watchos.", ".visionos."]

  /// Reads the bytes of a specification.
  init(_ bytes: [UInt8]) {
    let lines = RubyLine.lines(of: bytes).filter { line in
      !Podspec.otherSystems.contains(where: line.code.contains)
    }
    sources = Podspec.texts(of: ".source_files", in: lines).flatMap(PathPattern.alternatives)
    excluded = Podspec.texts(of: ".exclude_files", in: lines).flatMap(PathPattern.alternatives)
    hasBinaries = lines.contains { $0.code.contains(".vendored_") }
  }

  /// Returns the texts that a field is given; none where one of them is worked out.
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
