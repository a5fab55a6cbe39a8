public import LocationPolicy
import LocationTerms
package import Phrases

/// The names of a device's apps and of their objects in a timeline.
public struct TraceNames: Equatable, Sendable {
  /// The objects that have been given a name.
  private let objects: [ClientID: String]
  private let bundles: [AppBundle]
  let policy: AuthorizationPolicy

  /// Creates the names, with the apps' names from a device, and those of their objects from their creator.
  public init(_ device: SimulatedDevice, objects: [ClientID: String] = [:]) {
    self.objects = objects
    bundles = device.entries.map { $0.bundle }
    policy = device.policy
  }

  /// Returns the name of an app.
  public func name(of app: AppID) -> String {
    bundle(of: app)?.name ?? "app \(app.index + 1)"
  }

  /// Returns the name of an object; an object without one has a number.
  public func name(of client: ClientID) -> String { objects[client] ?? "object \(client.number)" }

  /// Returns the label of a button: an App Clip has another one, if nothing else is on the device (AUTH-055).
  public func label(of choice: Choice) -> String {
    words(of: choice).english
  }

  private func words(of choice: Choice) -> SystemWords {
    let inAppClip = !bundles.isEmpty && bundles.allSatisfy { $0.configuration.traits.contains(.appClip) }
    return choice.words(inAppClip: inAppClip && policy.appClips.value)
  }

  /// Returns the name of an app that is installed.
  package func name(of bundle: AppBundle) -> String { bundle.name }

  /// Returns the label of a button, in quotation marks.
  package func phrase(for choice: Choice) -> Phrase { "“\(words(of: choice).phrase(on: policy.release))”" }

  /// Returns the text of a row in Settings.
  package func phrase(for row: SettingsRow) -> Phrase {
    policy.settingsRows.value.words(of: row).phrase(on: policy.release)
  }

  /// Returns the bundle with which an app was last installed.
  func bundle(of app: AppID) -> AppBundle? {
    bundles.indices.contains(app.index) ? bundles[app.index] : nil
  }
}

extension TraceNames: ActionNames {
  package func phrase(of app: AppID) -> Phrase { Phrase(verbatim: name(of: app)) }
}
