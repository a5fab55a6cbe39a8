import Foundation
import LocationEvidence
import SourceFacts
import TestSupport
import Testing

/// A rule for a name that sources are not searched for would never have a finding, without anyone noticing.
@Suite struct WatchedNameTests {
  /// A name that the audit uses, with the kind of use.
  struct Name: Hashable, Sendable, CustomTestStringConvertible {
    let name: String
    let kind: SourceFact.Kind
    var testDescription: String { "\(kind) of \(name)" }

    /// Uses of the name in a source file, with the receivers and arguments of Apple's names.
    var statements: [String] {
      switch kind {
      case .call:
        ["", "for: x", "satisfying: x", "withPurposeKey: x"].map { "manager.\(name)(\($0))" }
          + ["CLLocationManager.\(name)()", "CLLocationUpdate.\(name)()"]
      case .construction: ["let made = \(name)()"]
      case .assignment: ["manager.\(name) = x", "map.\(name) = x"]
      case .read: ["let read = manager.\(name)"]
      case .reference: ["let selector = #selector(CLLocationManager.\(name))"]
      case .inquiry: ["let isThere = manager.responds(to: #selector(CLLocationManager.\(name)))"]
      case .implementation: ["func \(name)() {}"]
      case .moduleImport: ["import \(name)"]
      }
    }
  }

  /// The names in the calls of `uses` in the audit's sources.
  static let asked: Set<Name> = {
    let files = ["LocationAudit", "LocationEvidence"].flatMap {
      (try? RepositoryFolder.swiftFiles(below: "Sources/Check/\($0)")) ?? []
    }
    let texts = files.map(\.text).filter { $0.contains("uses(") }
    return Set(
      texts.flatMap { $0.matches(of: /uses\(\s*"(\w+)"(?:,\s*\.(\w+))?/) }.map { match in
        let kind = match.output.2.flatMap { SourceFact.Kind(rawValue: String($0)) }
        return Name(name: String(match.output.1), kind: kind ?? .call)
      })
  }()

  static let required = Set(RequirementTable.all.map { Name(name: $0.name, kind: $0.kind) })

  @Test func `the audit asks for names in two ways`() {
    #expect(Self.asked.count > 10)
    #expect(Self.required.count > 15)
  }

  @Test(arguments: asked.union(required).sorted { $0.testDescription < $1.testDescription })
  func `a name that the audit asks for is one that sources are searched for`(_ name: Name) {
    let text = """
      import CoreLocation
      import CoreLocationUI
      import Sextant
      func use(_ manager: CLLocationManager, _ x: Any, _ map: MKMapView) {
        \(name.statements.joined(separator: "\n  "))
      }
      """
    let facts = SourceReader().read(Array(text.utf8), as: .swift)
    #expect(facts?.facts.contains { $0.name == name.name && $0.kind == name.kind } == true, "\(text)")
  }
}
