public import Foundation
import LocationPolicy
import LocationSimulation

/// An app's Info.plist, for a phone that has the app.
public struct InfoPlist: Sendable, ExpressibleByDictionaryLiteral {
  private enum Form: Sendable {
    case values([String: any Sendable])
    case bytes(Data)
  }

  private let form: Form

  /// Takes values: texts, numbers, truth values, and lists and dictionaries of them.
  public init(_ values: [String: any Sendable]) { form = .values(values) }

  /// Takes values, key by key; of a key that stands there twice the last counts.
  public init(dictionaryLiteral elements: (String, any Sendable)...) {
    self.init(Dictionary(elements) { _, last in last })
  }

  /// Takes a property list, in XML or binary form.
  public init(_ data: Data) { form = .bytes(data) }

  /// Reads a file, such as the Info.plist of the app's target.
  public init(contentsOf file: URL) throws { self.init(try Data(contentsOf: file)) }

  /// What the app brings along, as the rules of a release read it.
  func bundle(under release: Release) throws -> AppBundle {
    let data: Data
    switch form {
    case .bytes(let bytes): data = bytes
    case .values(let values):
      data = try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
    }
    return try AppBundle(infoPlist: data, under: .policy(for: release))
  }
}
