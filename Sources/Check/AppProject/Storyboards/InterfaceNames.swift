import PropertyLists
import SourceFacts
import TextReading

/// The classes and actions that Interface Builder files name.
struct InterfaceNames {
  /// A screen of a storyboard that no segue leads to, so that code must name it.
  struct Loose {
    let customClass: String
    /// The name by which code can ask for it; nil if it has none.
    let identifier: String?
  }

  /// The classes of the objects that are made with the files.
  private(set) var classes: Set<String> = []
  /// The selectors of the actions that controls send.
  private(set) var actions: Set<String> = []
  /// The screens that no segue leads to.
  private(set) var loose: [Loose] = []
  /// The names by which storyboards refer to screens of others, or give them to objects.
  private(set) var references: Set<String> = []

  /// Adds the names in a file, and returns whether it is one of Xcode's newer formats and was read to its end.
  mutating func add(_ bytes: [UInt8]) -> Bool {
    var reader = XMLTagReader(TextEncoding.utf8(bytes))
    guard let root = try? reader.nextTag(), root.name == "document" else { return false }
    var screens: [String: Loose] = [:]
    var reached: Set<String> = []
    if let first = try? reader.attributes()["initialViewController"] { reached.insert(first) }
    var depth = 1
    while depth > 0 {
      guard let tag = try? reader.text().next else { return false }
      if tag.isEnd {
        depth -= 1
        continue
      }
      if !tag.isEmpty { depth += 1 }
      guard let attributes = try? reader.attributes() else { return false }
      for name in ["selector", "unwindAction"] {
        if let action = attributes[name] { actions.insert(String(action.prefix { $0 != ":" })) }
      }
      if tag.name == "segue", let destination = attributes["destination"] { reached.insert(destination) }
      if let name = attributes["referencedIdentifier"] { references.insert(name) }
      if tag.name == "userDefinedRuntimeAttribute", let value = attributes["value"] {
        references.insert(value)
      }
      guard let name = attributes["customClass"], tag.name != "placeholder" else { continue }
      if attributes["sceneMemberID"] == "viewController", let id = attributes["id"] {
        screens[id] = Loose(customClass: name, identifier: attributes["storyboardIdentifier"])
      } else {
        classes.insert(name)
      }
    }
    for (id, screen) in screens {
      if reached.contains(id) { classes.insert(screen.customClass) } else { loose.append(screen) }
    }
    return true
  }
}
