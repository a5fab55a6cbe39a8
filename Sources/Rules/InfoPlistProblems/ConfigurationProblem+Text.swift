import LocationPolicy
package import Phrases

extension ConfigurationProblem {
  /// Returns a description of the problem, in one or two sentences.
  ///
  /// - Parameter infoPlist: The name of the Info.plist in the text.
  public func message(in infoPlist: String = "the Info.plist") -> String {
    wording(in: Phrase(verbatim: infoPlist)).english
  }

  /// The way to fix the problem, with the text to add if something is missing.
  public var fix: String { remedy.english }

  /// Returns a description of the problem in a form that can be translated.
  package func wording(in infoPlist: Phrase) -> Phrase {
    switch self {
    case .missingDescriptions(let keys):
      "This request shows no prompt and the status stays notDetermined: \(infoPlist) has no \(either(keys))."
    case .missingAlwaysDescription:
      """
      This request does nothing and Settings has no Always row: \(infoPlist) has no \
      NSLocationAlwaysAndWhenInUseUsageDescription. App Store Connect may reject the upload for the same reason.
      """
    case .onlyLegacyAlwaysDescription(let missing):
      """
      On iOS 11 and later this request does nothing, because \(infoPlist) has NSLocationAlwaysUsageDescription but \
      no \(either(missing)).
      """
    case .alwaysDescriptionWithoutWhenInUse:
      """
      On iOS 11 and later no request for location shows a prompt: \(infoPlist) has \
      NSLocationAlwaysAndWhenInUseUsageDescription without NSLocationWhenInUseUsageDescription.
      """
    case .missingLegacyAlwaysDescription:
      """
      On iOS 8 to 10 this request does nothing: \(infoPlist) has no NSLocationAlwaysUsageDescription, the only usage \
      description for Always that those releases read.
      """
    case .blankDescriptions(let keys):
      keys.count == 1
        ? "The prompt shows no reason, and App Store Connect objects (ITMS-90738): \(names(keys)) is empty."
        : "The prompt shows no reason, and App Store Connect objects (ITMS-90738): \(names(keys)) are empty."
    case .descriptionNotString(let key):
      "Requests treat this usage description as missing and show no prompt: \(key.rawValue) is not a string."
    case .oversizedDescription(_, let bytes):
      "App Store Connect rejects this text: it has \(bytes) bytes, and must have fewer than 4,000."
    case .purposesNotDictionary:
      """
      No purpose key can be found, so requests for temporary full accuracy fail without a prompt: \
      NSLocationTemporaryUsageDescriptionDictionary is not a dictionary.
      """
    case .unknownPurposeKey(let key, let known):
      "This request fails with CLError.promptDeclined and shows no prompt: \(reason(against: key, among: known))."
    case .misspeltKey(let key, let meant):
      "iOS does not know the key \"\(key)\", so \(meant.rawValue) counts as missing."
    case .needlessKey(let key, let reason): "iOS does not know the key \"\(key)\"; \(reason)."
    case .uselessBackgroundMode(let reason): "The app has no background mode for location: \(reason)."
    case .missingBackgroundMode:
      """
      Updates stop when the person leaves the app, and setting allowsBackgroundLocationUpdates to true crashes it: \
      UIBackgroundModes in \(infoPlist) doesn't include location.
      """
    case .defaultAccuracyAsString(let text):
      "The string \"\(text)\" has no effect here: the prompt offers Precise: On, and the app starts with full accuracy."
    case .singleExplicitSessionKey(_, let other):
      "Implicit service sessions may stay on: Apple also documents this key as \(other.rawValue)."
    }
  }

  /// The way to fix the problem, in a form that can be translated.
  package var remedy: Phrase {
    switch self {
    case .blankDescriptions: "Say what the app does with the location, with an example from the app."
    case .descriptionNotString(let key): "Make it a string: \(ProposedEntry.text(key).xml)"
    case .oversizedDescription: "Shorten it to a sentence or two."
    case .purposesNotDictionary: "Make it a dictionary that maps purpose keys to texts."
    case .misspeltKey(_, let meant): "Rename the key to \(meant.rawValue)."
    case .needlessKey: "Remove the misspelled key."
    case .uselessBackgroundMode: "Put this in the Info.plist file: \(ProposedEntry.backgroundMode.xml)"
    case .defaultAccuracyAsString: "Use a boolean: \(ProposedEntry.flag(.defaultAccuracyReduced).xml)"
    case .missingDescriptions, .onlyLegacyAlwaysDescription, .missingAlwaysDescription,
      .alwaysDescriptionWithoutWhenInUse, .missingLegacyAlwaysDescription, .unknownPurposeKey,
      .missingBackgroundMode, .singleExplicitSessionKey:
      proposal?.text ?? ""
    }
  }

  /// The entries whose absence is the problem; nil if it is another one.
  package var proposal: Proposal? {
    switch self {
    case .missingDescriptions(let keys), .onlyLegacyAlwaysDescription(missing: let keys):
      Proposal(keys.map { .text($0) })
    case .missingAlwaysDescription:
      Proposal([.text(.alwaysAndWhenInUse)], or: "drop the request if When In Use is enough")
    case .alwaysDescriptionWithoutWhenInUse: Proposal([.text(.whenInUse)])
    case .missingLegacyAlwaysDescription:
      Proposal([.text(.legacyAlways)], or: "raise the deployment target to 11")
    case .unknownPurposeKey(let key, _): Proposal([.purpose(key ?? "PurposeKey")])
    case .missingBackgroundMode:
      Proposal([.backgroundMode], or: "don't ask for background updates if the app needs none")
    case .singleExplicitSessionKey(_, let other): Proposal([.flag(other)])
    case .blankDescriptions, .descriptionNotString, .oversizedDescription, .purposesNotDictionary,
      .misspeltKey, .needlessKey, .uselessBackgroundMode, .defaultAccuracyAsString:
      nil
    }
  }

  private func names(_ keys: [LocationKey]) -> Phrase { MessageText.list(keys.map(\.rawValue)) }

  private func either(_ keys: [LocationKey]) -> Phrase { MessageText.list(keys.map(\.rawValue), .or) }

  private func reason(against key: String?, among known: [String]) -> Phrase {
    guard !known.isEmpty else { return "the Info.plist has no \(LocationKey.temporaryPurposes.rawValue)" }
    return "the dictionary has no \"\(key ?? "")\", only \(MessageText.list(known.map { "\"\($0)\"" }))"
  }
}
