import SourceFacts
import TextReading

/// The code of a Flutter app that nothing reaches from where it begins, however many calls away.
///
/// Names are followed without regard to what they mean: what anything that runs names, may run.
package enum DartReach {
  /// Returns the lines that nothing reaches, by file; none if a file can't be read, or if the app's beginning isn't there.
  static func linesNeverRun(in files: [FilePath], _ memory: FileMemory) -> [FilePath: [ClosedRange<Int>]] {
    let texts = files.tracedMap { try? memory.files.read($0, limit: FileBytes.sourceLimit) }
    let known = texts.compactMap(\.self)
    guard known.count == files.count else { return [:] }
    return Dictionary(uniqueKeysWithValues: zip(files, linesNeverRun(in: known)).filter { !$1.isEmpty })
  }

  /// Returns the lines that nothing reaches, of each text; none if the app's beginning isn't there.
  package static func linesNeverRun(in texts: [[UInt8]]) -> [[ClosedRange<Int>]] {
    let none = texts.map { _ in [ClosedRange<Int>]() }
    let known = texts.tracedMap { (text: $0, chunks: DartChunks.of($0)) }
    let all = known.flatMap(\.chunks)
    guard all.contains(where: { $0.kind == .start && $0.name == "main" }) else { return none }
    let declared = Set(all.map(\.name).filter { $0.utf8.count > 1 })
    let names = known.tracedMap { Self.names(in: $0.chunks, among: declared, of: $0.text) }.flatMap(
      \.self)
    let reached = reached(all, names)
    var first = 0
    return known.map { file in
      let dead = file.chunks.indices.filter { !reached[first + $0] }.map { file.chunks[$0].bytes }
      first += file.chunks.count
      if dead.isEmpty { return [] }
      let table = LineTable(file.text)
      return dead.map { range in
        table.position(at: range.lowerBound).line...table.position(at: range.upperBound - 1).line
      }
    }
  }

  /// Returns the declared names in each part of a file, but for its own where it is declared.
  private static func names(
    in chunks: [DartChunk], among declared: Set<String>, of text: [UInt8]
  ) -> [Set<String>] {
    var found = [Set<String>](repeating: [], count: chunks.count)
    var isDeclared = [Bool](repeating: false, count: chunks.count)
    var index = 0
    CodeWords.visit(declared, in: text) { word in
      while index < chunks.count, chunks[index].bytes.upperBound <= word.range.lowerBound { index += 1 }
      guard index < chunks.count, chunks[index].bytes.contains(word.range.lowerBound) else { return }
      if !isDeclared[index], word.text == chunks[index].name {
        isDeclared[index] = true
      } else {
        found[index].insert(word.text)
      }
    }
    return found
  }

  private static func reached(_ all: [DartChunk], _ names: [Set<String>]) -> [Bool] {
    var byName: [String: [Int]] = [:]
    var members: [String: [Int]] = [:]
    for (index, chunk) in all.enumerated() {
      byName[chunk.name, default: []].append(index)
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
      guard chunk.kind != .named || named.contains(chunk.name) else { return }
      open.append(index)
    }
    while let index = open.popLast() {
      guard !reached[index] else { continue }
      reached[index] = true
      // The members of a type are reached by its name and theirs.
      if let owned = members[all[index].name], all[index].owner == nil, types.insert(all[index].name).inserted
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
