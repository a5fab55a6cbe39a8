package import LocationPolicy
import PropertyLists
import TextReading

/// A property list of a built product, where build settings are filled in already.
package struct BuiltPropertyList {
  private let file: PropertyListFile
  private let path: String

  /// Reads the bytes of a file, XML or binary; a strings file may be of older forms too.
  ///
  /// - Throws: What is wrong and where, as an error of the input.
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

  /// What it states, without places.
  package var value: JSONValue { file.root.value }

  /// What it states as an Info.plist.
  package var infoPlist: InfoPlist {
    let entries = file.root.entries.mapValues { entry in
      InfoPlist.Entry(value: entry.value.value, origin: file.origin(at: entry.keyOffset))
    }
    return InfoPlist(path: path, entries: entries)
  }

  /// The kind of product that it belongs to, by itself.
  package var kind: ProductKind { InfoPlistKind(infoPlist.values).kind }

  /// What it states as the Info.plist's strings in a language.
  package func localization(in language: String) -> Localization {
    Localization(
      language: language,
      entries: file.root.entries.compactMapValues { entry in
        entry.value.string.map { .init(text: $0, origin: file.origin(at: entry.keyOffset)) }
      })
  }
}

/// The error of a property list that can't be read.
package struct UnreadablePropertyList: Error {
  /// What is wrong, where, and what to do.
  package let problem: InputProblem

  /// Creates the error.
  package init(problem: InputProblem) { self.problem = problem }
}
