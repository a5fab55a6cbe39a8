import PropertyLists
import SourceFacts
import TextReading

/// Finds maps in an Interface Builder file that show the user's location as soon as they appear.
enum InterfaceMaps {
  private static let attribute = ByteSearch("showsUserLocation=\"YES\"")

  /// Returns facts that are equivalent to such maps in code; nil if there are none before any
  /// error.
  ///
  /// Invalid XML is reported when the first screen is read.
  static func facts(in bytes: [UInt8]) -> FileFacts? {
    let text = TextEncoding.utf8(bytes)
    guard attribute.occurs(in: text) else { return nil }
    let lines = LineTable(text)
    var reader = XMLTagReader(text)
    var facts: [SourceFact] = []
    while let tag = try? reader.text().next {
      guard tag.name == "mapView", !tag.isEnd, let attributes = try? reader.attributes(),
        attributes["showsUserLocation"] == "YES"
      else { continue }
      let (line, column) = lines.position(at: tag.offset)
      facts.append(
        SourceFact(
          kind: .assignment, name: "showsUserLocation", evidence: .appleType, value: .boolean(true),
          position: SourcePosition(line: line, column: column)))
    }
    return facts.isEmpty ? nil : FileFacts(language: .objectiveC, facts: facts, types: [], problems: [])
  }
}
