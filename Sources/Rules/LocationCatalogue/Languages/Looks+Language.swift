package import LocationPolicy
package import Translations

extension Language {
  /// Returns the system's words on a phone in the language; unknown ones remain English.
  package func text(of words: SystemWords, naming app: String, on release: Release) -> String {
    guard let system = translation?.system else { return words.english(naming: app) }
    return system.text(for: words.format, words.arguments(naming: app), on: release.firstVersionText)
  }
}

extension PromptLooks {
  /// Returns the prompt on a phone in a language.
  package func said(in language: Language, on release: Release) -> PromptLooks {
    said { language.text(of: $0, naming: appName, on: release) }
  }
}

extension SettingsLooks {
  /// Returns the page of Settings on a phone in a language.
  package func said(in language: Language, on release: Release) -> SettingsLooks {
    said { language.text(of: $0, naming: "", on: release) }
  }
}
