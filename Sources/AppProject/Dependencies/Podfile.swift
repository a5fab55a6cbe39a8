/// What a Podfile says as far as it is written out; it is not run.
struct Podfile {
  /// A pod that it names.
  struct Pod: Hashable {
    let name: String
    /// The folder that its code is taken from, where one is named.
    let folder: FilePath?
  }

  /// The pods, in the order of the file; a part of a pod stands for all of it.
  let pods: [Pod]
  /// The macros that it sets for the pods, each as a number.
  let macros: [String: Int]
  /// Whether it takes the modules of a `package.json` along, as React Native has it.
  let takesNodeModules: Bool

  /// Reads the bytes of a Podfile that lies in a folder.
  init(_ bytes: [UInt8], in folder: FilePath) {
    let lines = RubyLine.lines(of: bytes)
    pods = lines.compactMap { Podfile.pod($0, in: folder) }
    macros =
      lines.contains { $0.literals.contains("GCC_PREPROCESSOR_DEFINITIONS") }
      ? Dictionary(
        lines.flatMap(\.literals).filter { $0.contains("=") }.compactMap(BuildMacroText.definition)
      ) { _, last in last } : [:]
    takesNodeModules = lines.contains { $0.code.contains("use_native_modules!") }
  }

  private static func pod(_ line: RubyLine, in folder: FilePath) -> Pod? {
    guard let first = line.texts.first, first.before == "pod" || first.before == "pod(",
      let name = first.literal?.split(separator: "/").first
    else { return nil }
    let path = line.texts.first { $0.before.contains(":path") || $0.before.contains("path:") }
    return Pod(name: String(name), folder: path?.literal.map { folder.appending($0) })
  }
}
