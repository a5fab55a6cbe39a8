import PropertyLists
import SourceFacts
import TextReading

/// Reads files and reports those that can't be read; each property list is read once.
final class InputFiles {
  /// The collection of problems.
  let problems: InputProblems
  private var propertyLists: [PropertyListInput: PropertyListFile?] = [:]
  /// The unreadable property lists that only targets which aren't shipped have needed so far.
  private var unneeded: Set<PropertyListInput> = []
  /// The comments that silence findings, in all files read.
  private(set) var ignoreComments: Set<IgnoreComment> = []

  private let files: EditedFiles

  init(problems: InputProblems, files: EditedFiles = EditedFiles()) {
    self.problems = problems
    self.files = files
  }

  /// Returns the bytes of a file; nil after reporting a problem.
  func bytes(of path: FilePath, limit: Int, _ severity: InputProblem.Severity) -> [UInt8]? {
    do {
      let bytes = try files.read(path, limit: limit)
      ignoreComments.formUnion(
        IgnoreCommentReader.comments(in: TextEncoding.utf8(bytes), file: problems.relative(path)))
      return bytes
    } catch {
      problems.report(severity, "Can't read this file: \(error.reason).", in: path)
      return nil
    }
  }

  /// Returns a property list in any format, after the C preprocessor if there are macros for it; nil after reporting a
  /// problem.
  func propertyList(
    _ path: FilePath, _ severity: InputProblem.Severity = .error, preprocessedWith macros: KnownMacros? = nil
  ) -> PropertyListFile? {
    readOnce(PropertyListInput(path: path, macros: macros), severity) { bytes throws(ReadingError) in
      try PropertyListParser.parse(bytes)
    }
  }

  /// Returns a strings file in any format; nil after reporting a problem.
  func strings(_ path: FilePath) -> PropertyListFile? {
    readOnce(PropertyListInput(path: path), .warning) { bytes throws(ReadingError) in
      try PropertyListParser.parseStrings(bytes)
    }
  }

  private func readOnce(
    _ input: PropertyListInput, _ severity: InputProblem.Severity,
    parse: ([UInt8]) throws(ReadingError) -> ParsedPropertyList
  ) -> PropertyListFile? {
    let isNeeded = severity == .error && unneeded.remove(input) != nil
    if let known = propertyLists[input], !isNeeded { return known }
    let bytes = bytes(of: input.path, limit: FileBytes.propertyListLimit, severity).map(input.preprocessed)
    let file = bytes.flatMap { parsed($0, from: input.path, severity, parse: parse) }
    if file == nil, severity == .warning { unneeded.insert(input) }
    propertyLists[input] = .some(file)
    return file
  }

  private func parsed(
    _ bytes: [UInt8], from path: FilePath, _ severity: InputProblem.Severity,
    parse: ([UInt8]) throws(ReadingError) -> ParsedPropertyList
  ) -> PropertyListFile? {
    // Offsets refer to the text as the parser reads it.
    let text = TextEncoding.utf8(bytes, guessesUnmarked: true)
    let places = TextPlaces(text, file: problems.relative(path))
    do {
      let list = try parse(bytes)
      reportDuplicates(of: list, places)
      return PropertyListFile(root: list.root, places: places)
    } catch {
      let message = "This is not a readable property list: \(error.reason). Mend or regenerate the file."
      problems.report(severity, message, at: places.origin(at: error.offset))
      return mended(bytes).map { PropertyListFile(root: $0, places: places) }
    }
  }

  /// Returns what is left of an unreadable property list without the keys that have no value; nil if more is wrong, or
  /// if such a key may be about location.
  private func mended(_ bytes: [UInt8]) -> PropertyListNode? {
    guard let (list, lost) = PropertyListParser.mended(bytes),
      !lost.contains(where: { $0.hasPrefix("NSLocation") || $0 == "UIBackgroundModes" })
    else { return nil }
    return list.root
  }

  private func reportDuplicates(of list: ParsedPropertyList, _ places: TextPlaces) {
    for duplicate in list.duplicates {
      let message =
        "\"\(duplicate.key)\" stands in its dictionary twice; only this last one counts. Remove the other."
      problems.report(.warning, message, at: places.origin(at: duplicate.offset))
    }
  }
}

/// A property list to read.
private struct PropertyListInput: Hashable {
  let path: FilePath
  /// What the C preprocessor knows that goes over the text first; nil if it doesn't.
  var macros: KnownMacros?

  func preprocessed(_ bytes: [UInt8]) -> [UInt8] {
    macros.map { PreprocessedText.compiled(bytes, macros: $0) } ?? bytes
  }
}
