package import LocationPolicy
package import Phrases

// What the engine says in English, in a form that can be said in other languages.

extension Grant {
  /// What the app has.
  package var words: Phrase { Phrase(phrase) }
}

extension BackgroundSession.Continuation {
  /// What becomes of a session in the background.
  package var words: Phrase { Phrase(phrase) }
}

extension Choice {
  /// The button, or what it stands for where no source gives the label.
  package var words: Phrase {
    switch self {
    case .confirm, .decline: Phrase(phrase)
    case .dontAllow, .ok, .allow, .onlyWhileUsingTheApp, .alwaysAllow, .allowWhileUsingApp, .allowOnce,
      .keepOnlyWhileUsing, .changeToAlwaysAllow, .changeToOnlyWhileUsing, .settings, .cancel:
      Phrase(verbatim: phrase)
    }
  }
}

extension Delivery.Arrival {
  /// What becomes of an event, as a sentence.
  package var words: Phrase {
    switch self {
    case .fails(let code): Phrase(sentence, naming: code.caseName, "\(code.rawValue)")
    case .raises(let exception): Phrase(sentence, naming: exception.name, exception.reason)
    case .delivered, .deliveredReduced, .wakes, .relaunches, .waitsForApp, .held, .nothing, .ended,
      .notAvailable:
      Phrase(sentence)
    }
  }
}
