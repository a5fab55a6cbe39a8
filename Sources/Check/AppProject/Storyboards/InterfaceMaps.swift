import PropertyLists
import SourceFacts
import TextReading

/// Finds the maps in a file of Interface Builder that show where the person is as soon as they appear.
enum InterfaceMaps {
  private static let attribute = Array("showsUserLocation=\"YES\"".utf8)

  /// Returns what such maps amount to in code; nil where there are none, or up to what can't be read.
  ///
  /// A storyboard that is no XML is told where its first screen is looked for.
  static func facts(in bytes: [UInt8]) -> FileFacts? {
    let text = TextEncoding.utf8(bytes)
    guard text.firstRange(of: attribute) != nil else { return nil }
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
