import SourceFacts

/// The code of a Flutter app that nothing reaches from `main`.
package enum DartReach {
  /// Returns texts with spaces in place of what nothing reaches; the texts themselves if the app's beginning isn't
  /// there.
  package static func running(_ texts: [[UInt8]]) -> [[UInt8]] {
    let chunks = texts.tracedMap(DartChunks.of)
    let all = chunks.flatMap(\.self)
    guard all.contains(where: { $0.kind == .start && $0.names == ["main"] }) else { return texts }
    let declared = CodeReach.declared(in: all)
    let files = zip(texts, chunks).map { (text: $0, chunks: $1) }.tracedMap { file in
      CodeReach.File(
        chunks: file.chunks, names: CodeReach.names(in: file.chunks, among: declared, of: file.text))
    }
    return zip(texts, CodeReach.bytesNeverRun(in: files)).map(CodeReach.blanked)
  }
}
