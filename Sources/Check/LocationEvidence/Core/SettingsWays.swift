import InfoPlistProblems
package import Phrases
import SourceFacts

/// The types in Swift and Objective-C that lead a person to Settings: their code opens it, or names code that does.
package struct SettingsWays {
  private let code: ProcessCode
  private var leading: Set<String> = []
  /// Whether a file that wasn't followed adds to a type of the system's what opens Settings, for who knows whom.
  private let isOpenedElsewhere: Bool

  /// The number of calls to follow by name up to the one that opens Settings.
  private static let stepLimit = 4
  /// The number of functions under one name of which each may be meant.
  private static let nameLimit = 2

  package init(in code: ProcessCode) {
    self.code = code
    let followed = code.parts.filter {
      !$0.names.isDisjoint(with: SettingsAddress.names) || code.settingsFiles.contains($0.file)
    }
    // A file that isn't followed is usually named for its type.
    let others = code.settingsFiles.subtracting(followed.map(\.file)).map(Self.type)
    isOpenedElsewhere = others.contains {
      $0.hasPrefix("UI") || $0.hasPrefix("NS") || $0.hasSuffix("Extension")
    }
    let openers = followed.map(\.code.name) + others
    var known = SettingsAddress.names.union(openers)
    let all = code.parts.flatMap(\.bodies)
    let counts = Dictionary(all.map { ($0.code.name, 1) }, uniquingKeysWith: +)
    leading = Set(openers)
    for _ in 0..<Self.stepLimit {
      let found = all.filter { !$0.code.names.isDisjoint(with: known) }
      leading.formUnion(found.map(\.type))
      let names = found.map(\.code.name).filter {
        counts[$0, default: 0] <= Self.nameLimit && !SystemMethod.isOne($0)
      }
      if known.isSuperset(of: names) { break }
      known.formUnion(names)
    }
  }

  /// Returns the name of the type that a file is named for.
  private static func type(of file: String) -> String {
    let name = file.split(separator: "/").last ?? ""
    return String(name.prefix { $0 != "." && $0 != "+" })
  }

  /// Returns whether anything leads to Settings from a type; what a type that isn't a screen leads to isn't known.
  package func lead(from type: String) -> Bool {
    if isOpenedElsewhere { return true }
    return code.types.isScreen(type)
      ? !leading.isDisjoint(with: code.types.ancestry(of: type)) : !leading.isEmpty
  }
}

extension TypeIndex {
  /// Returns whether a type is a screen, or a controller of several.
  func isScreen(_ type: String) -> Bool {
    ancestry(of: type).contains {
      $0 == "View" || $0.hasSuffix("ViewController") || $0.hasSuffix("BarController")
        || $0 == "UINavigationController"
    }
  }
}

extension MessageText {
  /// Returns a message about another situation, with that it is the same when no position is found.
  package static func alsoWithoutFix(_ message: Phrase) -> Phrase {
    "\(message) The same goes when no position is found."
  }

  /// Returns a message about a silence, with that nothing leads to Settings.
  package static func withoutWay(_ message: Phrase) -> Phrase {
    "\(message) Nothing that was read leads from here to Settings either."
  }
}
