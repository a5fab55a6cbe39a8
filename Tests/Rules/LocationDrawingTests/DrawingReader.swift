import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads the texts of a drawing.
final class DrawingReader: NSObject, XMLParserDelegate {
  private(set) var texts: [String] = []
  private(set) var baselines: [Double] = []
  private(set) var width: Double?
  private var isInText = false

  func read(_ file: String) throws {
    let parser = XMLParser(data: Data(file.utf8))
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    if width == nil { width = attributes["width"].flatMap { Double($0) } }
    isInText = name == "text"
    guard isInText else { return }
    texts.append("")
    if let y = attributes["y"].flatMap({ Double($0) }) { baselines.append(y) }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if isInText { texts[texts.count - 1] += text }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) { isInText = false }
}
