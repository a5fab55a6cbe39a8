import PropertyLists
import TextReading
import YAML

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

/// What a `Podfile.lock` says of the pods that were installed last.
struct PodfileLock {
  /// The pods, sorted, each with the folder that its code was taken from, where that is no download.
  let pods: [Podfile.Pod]

  /// Reads the bytes of a lock file that lies in a folder; nil where it lists no pods.
  init?(_ bytes: [UInt8], in folder: FilePath) throws(ReadingError) {
    let root = PropertyListNode(try YAMLParser.parse(TextEncoding.utf8(bytes)), from: 0)
    let sources = root["EXTERNAL SOURCES"]?.entries ?? [:]
    guard let listed = root["PODS"]?.elements, !listed.isEmpty else { return nil }
    let names = listed.compactMap { pod in
      (pod.string ?? pod.entries.keys.first).flatMap(PodfileLock.name)
    }
    pods = Set(names).sorted().map { name in
      let path = sources[name]?.value[":path"]?.string
      return Podfile.Pod(name: name, folder: path.map { folder.appending($0) })
    }
  }

  /// The pod of an entry such as "Firebase/Core (10.18.0)".
  private static func name(_ entry: String) -> String? {
    entry.split { " /".contains($0) }.first.map(String.init)
  }
}
