import SourceFacts
import TextReading

/// A part of a file of scripts that runs as a whole: a declaration outside of classes, or a member of one.
struct CodeChunk: Sendable {
  enum Kind {
    /// An app or an isolate begins with it, or code can use it without its name.
    case start
    /// Code uses it by one of its names.
    case named
    /// It is used where its class is.
    case ofClass
  }

  /// Its names, of which the first is the one that it is declared with.
  var names: [String]
  var kind: Kind
  /// The name of the class around it; nil outside of classes.
  let owner: String?
  let bytes: Range<Int>
}

/// The code of an app that nothing reaches from where it begins, however many calls away.
///
/// Names are followed without regard to what they mean: what anything that runs names, may run.
enum CodeReach {
  /// A file in parts, with the names in each.
  struct File: Sendable {
    let chunks: [CodeChunk]
    var names: [Set<String>]
  }

  /// Returns the bytes that nothing reaches, of each file.
  static func bytesNeverRun(in files: [File]) -> [[Range<Int>]] {
    let reached = reached(files.flatMap(\.chunks), files.flatMap(\.names))
    var first = 0
    return files.map { file in
      let dead = file.chunks.indices.filter { !reached[first + $0] }.map { file.chunks[$0].bytes }
      first += file.chunks.count
      return dead
    }
  }

  /// Returns a text with spaces in place of what nothing reaches.
  static func blanked(_ text: [UInt8], _ ranges: [Range<Int>]) -> [UInt8] {
    var text = text
    for range in ranges { text.blank(range) }
    return text
  }

  /// Returns the names of the parts of files by which code can use them.
  static func declared(in chunks: [CodeChunk]) -> Set<String> {
    Set(chunks.flatMap(\.names)).filter { $0.utf8.count > 1 }
  }

  /// Returns the wanted names in each part of a file, but for its own where it is declared.
  static func names(
    in chunks: [CodeChunk], among wanted: Set<String>, of text: [UInt8]
  ) -> [Set<String>] {
    var found = [Set<String>](repeating: [], count: chunks.count)
    var isDeclared = [Bool](repeating: false, count: chunks.count)
    var index = 0
    CodeWords.visit(wanted, in: text) { word in
      while index < chunks.count, chunks[index].bytes.upperBound <= word.range.lowerBound { index += 1 }
      guard index < chunks.count, chunks[index].bytes.contains(word.range.lowerBound) else { return }
      if !isDeclared[index], word.text == chunks[index].names.first {
        isDeclared[index] = true
      } else {
        found[index].insert(word.text)
      }
    }
    return found
  }

  private static func reached(_ all: [CodeChunk], _ names: [Set<String>]) -> [Bool] {
    var byName: [String: [Int]] = [:]
    var members: [String: [Int]] = [:]
    for (index, chunk) in all.enumerated() {
      for name in chunk.names { byName[name, default: []].append(index) }
      if let owner = chunk.owner { members[owner, default: []].append(index) }
    }
    var reached = [Bool](repeating: false, count: all.count)
    var named: Set<String> = []
    var types: Set<String> = []
    var open = all.indices.filter { all[$0].kind == .start }
    func reach(_ index: Int, _ open: inout [Int]) {
      guard !reached[index] else { return }
      let chunk = all[index]
      if let owner = chunk.owner, !types.contains(owner) { return }
      guard chunk.kind != .named || chunk.names.contains(where: named.contains) else { return }
      open.append(index)
    }
    while let index = open.popLast() {
      guard !reached[index] else { continue }
      reached[index] = true
      // The members of a type are reached by its name and theirs.
      if all[index].owner == nil, let type = all[index].names.first, let owned = members[type],
        types.insert(type).inserted
      {
        for member in owned { reach(member, &open) }
      }
      for name in names[index] where named.insert(name).inserted {
        for other in byName[name] ?? [] { reach(other, &open) }
      }
    }
    return reached
  }
}
