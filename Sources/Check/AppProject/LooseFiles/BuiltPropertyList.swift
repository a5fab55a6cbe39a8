package import LocationPolicy
import PropertyLists
import TextReading

/// A property list of a built product, in which build settings are already expanded.
package struct BuiltPropertyList {
  private let file: PropertyListFile
  private let path: String

  /// Parses a property list, XML or binary; a strings file can also be in older formats.
  ///
  /// - Throws: A problem that says what is wrong and where.
  package init(_ bytes: [UInt8], at path: String) throws(UnreadablePropertyList) {
    let places = TextPlaces(TextEncoding.utf8(bytes, guessesUnmarked: true), file: path)
    do {
      let list =
        try path.hasSuffix(".strings")
        ? PropertyListParser.parseStrings(bytes)
        : PropertyListParser.parseBuilt(bytes)
      file = PropertyListFile(root: list.root, places: places)
      self.path = path
    } catch {
      throw UnreadablePropertyList(
        problem: InputProblem(
          severity: .error, origin: places.origin(at: error.offset),
          message: "This is not a readable property list: \(error.reason). Build the product again."))
    }
  }

  /// The value without places.
  package var value: JSONValue { file.root.value }

  /// The value as an Info.plist.
  package var infoPlist: InfoPlist {
    let entries = file.root.entries.mapValues { entry in
      InfoPlist.Entry(value: entry.value.value, origin: file.origin(at: entry.keyOffset))
    }
    return InfoPlist(path: path, entries: entries)
  }

  /// The kind of product, according to the Info.plist alone.
  package var kind: ProductKind { InfoPlistKind(infoPlist.values).kind }

  /// Returns the value as the Info.plist strings of a language.
  package func localization(in language: String) -> Localization {
    Localization(
      language: language,
      entries: file.root.entries.compactMapValues { entry in
        entry.value.string.map { .init(text: $0, origin: file.origin(at: entry.keyOffset)) }
      })
  }
}

/// An error for a property list that can't be read.
package struct UnreadablePropertyList: Error {
  /// The problem, with its place and remedy.
  package let problem: InputProblem

  package init(problem: InputProblem) { self.problem = problem }
}
