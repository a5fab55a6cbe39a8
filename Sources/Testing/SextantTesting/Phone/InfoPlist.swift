public import Foundation
import LocationPolicy
import LocationSimulation

/// An app's Info.plist, for the phone on which the app is installed.
public struct InfoPlist: Sendable, ExpressibleByDictionaryLiteral {
  private enum Form: Sendable {
    case complete(purposeKeys: [String])
    case values([String: any Sendable])
    case bytes(Data)
  }

  private let form: Form
  private var hasLocationWidget = false

  private init(_ form: Form) { self.form = form }

  /// The purpose key for which the app has a text on phones that are created without an Info.plist (KEY-030).
  public static let purposeKey = "Purpose"

  /// An Info.plist with everything that location can need: each usage description, "location" in UIBackgroundModes,
  /// and purpose keys.
  ///
  /// - Parameter purposeKeys: The keys that the app passes when it requests temporary full accuracy.
  public static func complete(purposeKeys: String...) -> InfoPlist {
    InfoPlist(.complete(purposeKeys: purposeKeys))
  }

  /// Creates an Info.plist from values: strings, numbers, Booleans, and arrays and dictionaries of them.
  public init(_ values: [String: any Sendable]) { form = .values(values) }

  /// Creates an Info.plist from keys and values; if a key is repeated, its last value counts.
  public init(dictionaryLiteral elements: (String, any Sendable)...) {
    self.init(Dictionary(elements) { _, last in last })
  }

  /// Creates an Info.plist from a property list in XML or binary format.
  public init(_ data: Data) { form = .bytes(data) }

  /// Reads a file, such as the Info.plist of the app's target.
  public init(contentsOf file: URL) throws { self.init(try Data(contentsOf: file)) }

  /// Returns the Info.plist of an app that also contains a widget extension whose own Info.plist has
  /// `NSWidgetWantsLocation` (KEY-042), so that the person can add a widget that uses location.
  public func withLocationWidget() -> InfoPlist {
    var copy = self
    copy.hasLocationWidget = true
    return copy
  }

  /// Returns the app's configuration, as the rules of a release read it.
  func bundle(under release: Release) throws -> AppBundle {
    var bundle = try bundleWithoutWidget(under: release)
    if hasLocationWidget { bundle.configuration.traits.insert(.widgetWantsLocation) }
    return bundle
  }

  private func bundleWithoutWidget(under release: Release) throws -> AppBundle {
    let data: Data
    switch form {
    case .complete(let purposeKeys): return Self.completeApp(purposeKeys: purposeKeys)
    case .bytes(let bytes): data = bytes
    case .values(let values):
      data = try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
    }
    return try AppBundle(infoPlist: data, under: .policy(for: release))
  }

  /// Creates the app on phones that are created without an Info.plist.
  static func completeApp(purposeKeys: [String] = [purposeKey]) -> AppBundle {
    let texts = purposeKeys.map { ($0, "You get exact results for \($0).") }
    return AppBundle(name: "App", purposeTexts: Dictionary(texts) { text, _ in text })
  }
}
