import PropertyLists
import TextReading
import YAML

/// The contents of a Podfile, as far as they can be read without running it.
struct Podfile {
  /// A pod in the file.
  struct Pod: Hashable {
    let name: String
    /// The local folder of its code, if one is given.
    let folder: FilePath?
  }

  /// The pods in order; a subspec stands for its whole pod.
  let pods: [Pod]
  /// The numeric macros that it defines for the pods.
  let macros: [String: Int]
  /// Whether it adds the modules of `package.json`, as in React Native.
  let takesNodeModules: Bool

  /// Parses a Podfile in a folder.
  init(_ bytes: [UInt8], in folder: FilePath) {
    let lines = RubyLine.lines(of: bytes)
    pods = lines.compactMap { Podfile.pod($0, in: folder) }
    macros =
      lines.contains { $0.literals.contains("GCC_PREPROCESSOR_DEFINITIONS") }
      ? Dictionary(
        // A literal may be a list, such as '$(inherited) PERMISSION_LOCATION=1'.
        lines.flatMap(\.literals).flatMap { $0.split(separator: " ").map(String.init) }
          .filter { $0.contains("=") }.compactMap(BuildMacroText.definition)
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

/// The contents of a `Podfile.lock`, which lists the installed pods.
struct PodfileLock {
  /// The pods, sorted, with the folders of local ones.
  let pods: [Podfile.Pod]

  /// Parses a lock file in a folder; nil if it lists no pods.
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

  /// Returns the pod of an entry such as "Firebase/Core (10.18.0)".
  private static func name(_ entry: String) -> String? {
    entry.split { " /".contains($0) }.first.map(String.init)
  }
}
