import PropertyLists
import TextReading

/// Reads the scenes of a storyboard, and skips their contents.
struct StoryboardParser {
  /// The relationships whose scenes appear together with their container; for tabs, only the first
  /// appears.
  private static let relationships: Set<String> = [
    "rootViewController", "viewControllers", "masterViewController", "detailViewController",
    "supplementaryViewController",
  ]
  /// The maximum nesting depth, which views don't reach.
  private static let deepest = 512

  private var reader: XMLTagReader
  private var storyboard = Storyboard()
  private var open: [String] = []
  /// The identifier and depth of the open scene.
  private var scene: (id: String, depth: Int)?
  private var hasTab = false

  /// Parses a storyboard.
  static func parse(_ bytes: [UInt8]) throws(ReadingError) -> Storyboard {
    var parser = StoryboardParser(reader: XMLTagReader(bytes))
    try parser.document()
    return parser.storyboard
  }

  private init(reader: XMLTagReader) { self.reader = reader }

  private mutating func document() throws(ReadingError) {
    let root = try reader.nextTag()
    guard root.name == "document", !root.isEnd else {
      throw ReadingError("it does not begin with <document>, as storyboards do", at: root.offset)
    }
    storyboard.initialScene = try reader.attributes()["initialViewController"]
    if root.isEmpty { return }
    open = ["document"]
    while !open.isEmpty {
      try read(reader.text().next)
    }
  }

  private mutating func read(_ tag: XMLTag) throws(ReadingError) {
    if tag.isEnd { return try close(tag) }
    if open.last == "objects" {
      try readObject(tag)
    } else if tag.name == "segue", let scene {
      try readSegue(of: scene.id)
    }
    if tag.isEmpty { return }
    open.append(tag.name)
    if open.count > Self.deepest {
      throw ReadingError("elements nested deeper than \(Self.deepest) levels", at: tag.offset)
    }
  }

  private mutating func close(_ tag: XMLTag) throws(ReadingError) {
    guard open.popLast() == tag.name else {
      throw ReadingError("</\(tag.name)> closes another element", at: tag.offset)
    }
    if scene?.depth == open.count { scene = nil }
  }

  private mutating func readObject(_ tag: XMLTag) throws(ReadingError) {
    let attributes = try reader.attributes()
    guard attributes["sceneMemberID"] == "viewController", let id = attributes["id"] else { return }
    if let name = attributes["storyboardIdentifier"] { storyboard.sceneNames[name] = id }
    var read = Storyboard.Scene(customClass: attributes["customClass"])
    if tag.name == "viewControllerPlaceholder" {
      read.reference = .init(
        storyboard: attributes["storyboardName"], identifier: attributes["referencedIdentifier"])
    }
    storyboard.scenes[id] = read
    hasTab = false
    scene = tag.isEmpty ? nil : (id, open.count)
  }

  private mutating func readSegue(of scene: String) throws(ReadingError) {
    let attributes = try reader.attributes()
    guard let destination = attributes["destination"] else { return }
    let relationship = attributes["relationship"] ?? ""
    let isShown = attributes["kind"] == "embed" || Self.relationships.contains(relationship)
    guard isShown, relationship != "viewControllers" || !hasTab else { return }
    if relationship == "viewControllers" { hasTab = true }
    storyboard.scenes[scene]?.contents.append(destination)
  }
}
