import PropertyLists
import TextReading
import YAML

/// What a `Podfile.lock` says of the pods that were installed last.
struct PodfileLock {
  /// The pods, sorted, each with the folder that its code was taken from, where that is no download.
  let pods: [Podfile.Pod]

  /// Reads the bytes of a lock file that lies in a folder; nil where it lists no pods.
  init?(_ bytes: [UInt8], in folder: FilePath) throws(YAMLError) {
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
