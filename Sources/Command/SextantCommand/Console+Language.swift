import CommandOutput
import Translations

extension Console {
  /// Returns the language of the output: the requested one, otherwise that of the environment, or English.
  func language(_ asked: Language?) -> Language { asked ?? Language(environment: environment) ?? .english }
}
