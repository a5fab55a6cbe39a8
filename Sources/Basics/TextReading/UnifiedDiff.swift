/// A difference between two texts, in the unified format that `patch` and `git apply` read.
package struct UnifiedDiff {
  /// The number of unchanged lines around a change.
  private static let context = 3

  /// A line of one or both texts, with the line number in each text before it.
  private struct Step {
    enum Kind: String {
      case both = " "
      case old = "-"
      case new = "+"
    }

    let kind: Kind
    let old: Int
    let new: Int
  }

  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]

  /// Returns the difference, with names for the old and new file; empty if the texts are equal.
  package static func text(
    _ old: [UInt8], _ new: [UInt8], from oldName: String, to newName: String
  ) -> String {
    let hunks = UnifiedDiff(old: lines(of: old), new: lines(of: new)).hunks
    return hunks.isEmpty ? "" : "--- \(oldName)\n+++ \(newName)\n" + hunks.joined()
  }

  /// Returns the lines with their line breaks.
  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = text[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: .newline).map { $0 + 1 } ?? rest.endIndex
      lines.append(rest[..<end])
      rest = rest[end...]
    }
    return lines
  }

  /// The lines of both texts; deletions precede insertions.
  private var steps: [Step] {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var steps: [Step] = []
    var (oldLine, newLine) = (0, 0)
    while oldLine < old.count || newLine < new.count {
      let kind: Step.Kind = removed.contains(oldLine) ? .old : inserted.contains(newLine) ? .new : .both
      steps.append(Step(kind: kind, old: oldLine, new: newLine))
      if kind != .new { oldLine += 1 }
      if kind != .old { newLine += 1 }
    }
    return steps
  }

  private var hunks: [String] {
    let steps = steps
    var ranges: [Range<Int>] = []
    for index in steps.indices where steps[index].kind != .both {
      let range = max(0, index - Self.context)..<min(steps.count, index + Self.context + 1)
      if let last = ranges.last, last.upperBound >= range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges.map { text(of: steps[$0]) }
  }

  private func text(of hunk: ArraySlice<Step>) -> String {
    guard let first = hunk.first else { return "" }
    let oldCount = hunk.count { $0.kind != .new }
    let newCount = hunk.count { $0.kind != .old }
    let lines = hunk.map { step in
      let line = step.kind == .new ? new[step.new] : old[step.old]
      let text = step.kind.rawValue + String(decoding: line, as: UTF8.self)
      return line.last == .newline ? text : text + "\n\\ No newline at end of file\n"
    }
    return
      "@@ -\(Self.start(first.old, oldCount)),\(oldCount) +\(Self.start(first.new, newCount)),\(newCount) @@\n"
      + lines.joined()
  }

  /// Returns the line number for a hunk, counted from 1; for an empty range, that of the line
  /// before.
  private static func start(_ index: Int, _ count: Int) -> Int { count == 0 ? index : index + 1 }
}
