import AppProject
import SourceFacts

/// Finds delegate methods in subclasses that only the Objective-C runtime would call.
enum InheritedDelegate {
  /// A file that may be relevant.
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
  /// The maximum depth of a class hierarchy, which also ends cycles.
  private static let longestLine = 32

  /// Returns whether a file may be relevant.
  static func concerns(_ text: String) -> Bool {
    text.contains(delegate) || text.contains("func locationManager")
  }

  /// Returns the locations of methods that are not called on Linux, sorted.
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

  /// Returns the delegate's protocol and those that refine it; a class that conforms to one
  /// implements the methods itself.
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
