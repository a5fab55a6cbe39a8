import AppProject
import SourceFacts

/// Finds delegate methods in subclasses that only the Objective-C runtime would find.
enum InheritedDelegate {
  /// A file that may have to do with it.
  struct File {
    let path: String
    let text: String
    let facts: FileFacts
  }

  private struct Class {
    var inherited: [String] = []
    var methods: [(name: String, place: Site)] = []
  }

  private static let delegate = "CLLocationManagerDelegate"
  /// More classes in a line than anyone writes; a circle ends here.
  private static let longestLine = 32

  /// Whether a file has anything to do with it.
  static func concerns(_ text: String) -> Bool {
    text.contains(delegate) || text.contains("func locationManager")
  }

  /// Returns the places of methods that are not called here, sorted.
  static func places(in files: [File]) -> [Site] {
    let classes = classes(in: files)
    let delegates = delegateProtocols(among: classes, in: files)
    return classes.values.flatMap { type -> [Site] in
      guard delegates.isDisjoint(with: type.inherited) else { return [] }
      let ancestors = ancestors(of: type, in: classes)
      guard ancestors.contains(where: { !delegates.isDisjoint(with: $0.inherited) }) else { return [] }
      let inherited = Set(ancestors.flatMap { $0.methods.map(\.name) })
      return type.methods.filter { !inherited.contains($0.name) }.map(\.place)
    }.sorted()
  }

  /// The delegate's protocol and those that refine it: a class that names one of them has the methods itself.
  private static func delegateProtocols(among classes: [String: Class], in files: [File]) -> Set<String> {
    let names = Set(files.flatMap { $0.text.matches(of: /\bprotocol\s+(\w+)/).map { String($0.1) } })
    var delegates: Set = [delegate]
    var isGrowing = true
    while isGrowing, delegates.count < longestLine {
      let refined = names.subtracting(delegates)
        .filter { classes[$0].map { !delegates.isDisjoint(with: $0.inherited) } ?? false }
      isGrowing = !refined.isEmpty
      delegates.formUnion(refined)
    }
    return delegates
  }

  private static func classes(in files: [File]) -> [String: Class] {
    var classes: [String: Class] = [:]
    for file in files {
      for type in file.facts.types where !type.name.isEmpty {
        classes[type.name, default: Class()].inherited += type.inherited
        classes[type.name, default: Class()].methods += type.methods
          .filter { $0.name.hasPrefix("locationManager") && !$0.isPrivate && $0.name.contains("(") }
          .map { ($0.name, Site(file: file.path, line: $0.position.line)) }
      }
    }
    return classes
  }

  private static func ancestors(of type: Class, in classes: [String: Class]) -> [Class] {
    var ancestors: [Class] = []
    var pending = type.inherited
    var seen: Set<String> = []
    while let name = pending.popLast(), ancestors.count < longestLine {
      guard seen.insert(name).inserted, let ancestor = classes[name] else { continue }
      ancestors.append(ancestor)
      pending += ancestor.inherited
    }
    return ancestors
  }
}
