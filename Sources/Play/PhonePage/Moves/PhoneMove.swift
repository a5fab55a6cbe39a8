package import LocationPolicy
package import LocationSimulation
import LocationTerms
package import Phrases

/// A move that is possible on the phone at one moment: its label, and the corresponding step of a scenario.
package struct PhoneMove: Hashable, Sendable {
  /// The party that makes a move.
  package enum Mover: String, CaseIterable, Sendable {
    /// The person who holds the phone.
    case person = "The person"
    /// The app's code.
    case app = "The app"
    /// Everything else.
    case time = "Time, world, system"
  }

  /// The effect of a move on a device.
  package enum Deed: Hashable, Sendable {
    /// The person takes an action.
    case person(PersonAction<AppID>)
    /// An app's code makes calls, one after the other.
    case calls([PhoneCall], by: AppID)
    /// Seconds pass.
    case wait(Double)
    /// Time passes until the next planned event.
    case untilNextEvent
    /// The world changes.
    case world(WorldChange)
    /// The system takes an action before its time.
    case system(SystemAction<AppID>)
  }

  /// The party that makes the move.
  package let mover: Mover
  /// The label for the player; a call is shown as code, and Apple's texts are those of an English phone.
  package let label: Phrase
  /// The step of a scenario, as in a file.
  package let step: JSONValue
  /// The step as a word for links, such as `answers.allowOnce`.
  package let word: String
  /// The effect of the move.
  package let deed: Deed

  init(
    _ mover: Mover, _ label: Phrase, _ step: [String: JSONValue], _ deed: Deed, word: String? = nil
  ) {
    self.mover = mover
    self.label = label
    self.step = .object(step)
    self.word = word ?? Self.word(for: step)
    self.deed = deed
  }

  /// Returns everything that can happen on a device now, in a fixed order.
  ///
  /// The names are those of the apps' objects. The buttons of an app and its track exist only for an app of this
  /// page.
  package static func all(
    on device: SimulatedDevice, names: TraceNames, for app: PhoneApp? = nil
  ) -> [PhoneMove] {
    let installed = device.apps.filter { $0.isInstalled }
    return device.availablePersonActions.compactMap { move(for: $0, on: device) }
      + (app.map { app in installed.flatMap { buttons(of: app.kind, in: $0, on: device) } } ?? [])
      + installed.flatMap { calls(of: $0, under: device.policy, names: names) }
      + surroundings(of: device) + (app == nil ? [] : [walk])
  }

  /// Returns the word of a step for links.
  static func word(for step: [String: JSONValue]) -> String {
    step.filter { $0.key != "of" }.map { name, value in
      let text = word(for: value)
      return ["person", "app", "world", "system"].contains(name) ? text : "\(name).\(text)"
    }.joined(separator: ".")
  }

  private static func word(for value: JSONValue) -> String {
    switch value {
    case .null: "none"
    case .boolean(let value): value ? "true" : "false"
    case .integer(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let text): text
    case .array(let values): values.map { word(for: $0) }.joined(separator: ".")
    case .object(let values):
      values.keys.sorted().compactMap { name in values[name].map { "\(name).\(word(for: $0))" } }
        .joined(separator: ".")
    }
  }
}
