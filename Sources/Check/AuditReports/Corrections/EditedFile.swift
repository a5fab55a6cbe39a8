package import TextReading

/// A file before and after edits.
package struct EditedFile {
  /// The file, relative to the checked folder.
  package let file: String
  /// The text before, in UTF-8.
  package let before: [UInt8]
  /// The text after, in UTF-8.
  package var after: [UInt8] { EncodedText(bytes)?.utf8 ?? [] }
  /// The new contents in the encoding of the file.
  package let bytes: [UInt8]
  /// Applies edits; duplicates are applied once, and of two that overlap the later one is omitted.
  package init(file: String, contents: [UInt8], text: EncodedText, edits: some Sequence<FileEdit>) {
    var bytes: [UInt8] = []
    var end: Int?
    for edit in Set(edits).sorted(by: Self.comesBefore)
    where end.map({ edit.bytes.lowerBound > $0 }) ?? true {
      bytes += contents[(end ?? 0)..<edit.bytes.lowerBound] + text.encoded(edit.replacement)
      end = edit.bytes.upperBound
    }
    self.file = file
    before = text.utf8
    self.bytes = bytes + contents[(end ?? 0)...]
  }

  private static func comesBefore(_ left: FileEdit, _ right: FileEdit) -> Bool {
    (left.bytes.lowerBound, left.bytes.upperBound, left.replacement)
      < (right.bytes.lowerBound, right.bytes.upperBound, right.replacement)
  }
}
