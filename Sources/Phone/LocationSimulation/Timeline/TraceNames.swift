public import LocationPolicy
import LocationTerms
package import Phrases

/// What a timeline calls the apps of a device and the objects that they hold.
public struct TraceNames: Equatable, Sendable {
  /// The objects that somebody gave a name.
  private let objects: [ClientID: String]
  private let bundles: [AppBundle]
  let policy: AuthorizationPolicy

  /// Takes the apps' names from a device, and those of their objects from whoever made them.
  public init(_ device: SimulatedDevice, objects: [ClientID: String] = [:]) {
    self.objects = objects
    bundles = device.apps.map { $0.bundle }
    policy = device.policy
  }

  /// Returns the name of an app.
  public func name(of app: AppID) -> String {
    bundle(of: app)?.name ?? "app \(app.index + 1)"
  }

  /// Returns the name of an object; those without one have a number.
  public func name(of client: ClientID) -> String { objects[client] ?? "object \(client.number)" }

  /// Returns what a button says: in App Clips one has another label, if nothing else is on the device (AUTH-055).
  public func label(of choice: Choice) -> String {
    words(of: choice).english
  }

  private func words(of choice: Choice) -> SystemWords {
    let inAppClip = !bundles.isEmpty && bundles.allSatisfy { $0.configuration.traits.contains(.appClip) }
    return choice.words(inAppClip: inAppClip && policy.appClips.value)
  }

  /// Returns the name of an app that is installed.
  package func name(of bundle: AppBundle) -> String { bundle.name }

  /// Returns what a button says, in quotation marks.
  package func phrase(for choice: Choice) -> Phrase { "“\(words(of: choice).phrase())”" }

  /// Returns the text of a row in Settings.
  package func phrase(for row: SettingsRow) -> Phrase { policy.settingsRows.value.words(of: row).phrase() }

  /// What an app brought along when it was last installed.
  func bundle(of app: AppID) -> AppBundle? {
    bundles.indices.contains(app.index) ? bundles[app.index] : nil
  }
}

extension TraceNames: ActionNames {}
