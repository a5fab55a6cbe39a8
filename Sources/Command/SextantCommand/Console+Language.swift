import CommandOutput
import Translations

extension Console {
  /// Returns the language to answer in: one that is asked for, or else that of the environment, or English.
  func language(_ asked: Language?) -> Language { asked ?? Language(environment: environment) ?? .english }
}
