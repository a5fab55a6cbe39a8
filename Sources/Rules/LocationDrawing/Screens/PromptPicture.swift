package import LocationPolicy
import Markup
package import Phrases

/// A picture of a prompt as a person sees it.
package struct PromptPicture: Hashable, Sendable {
  /// The Precise toggle as the person left it.
  package struct Toggle: Hashable, Sendable {
    /// Its text.
    package let label: String
    /// Whether it is on.
    package let isOn: Bool

    /// Creates a toggle.
    package init(_ label: String, isOn: Bool) {
      self.label = label
      self.isOn = isOn
    }
  }

  /// The texts and features of the prompt.
  package let looks: PromptLooks
  private let toggle: Toggle?

  /// Creates a picture of a prompt, with the toggle that it has at first or another one.
  package init(_ looks: PromptLooks, toggle: Toggle? = nil) {
    self.looks = looks
    self.toggle = toggle ?? looks.toggle.map { Toggle($0, isOn: true) }
  }

  /// The maximum number of lines of text in a drawing.
  private static let lineLimit = 12

  /// Draws the prompt as it looks in an era.
  package func drawing(in era: Era) -> Drawing {
    let layout = PromptLayout(self, toggle: toggle, in: era, lines: Self.lineLimit)
    return Drawing(
      width: PromptLayout.width, height: layout.height, label: label, layout.canvas.shapes)
  }

  /// Lays out the prompt on a phone, within a maximum height in points.
  func layout(in era: Era, within height: Double) -> PromptLayout {
    PromptLayout(self, toggle: toggle, in: era, lines: 200, within: height)
  }

  /// All texts of the prompt, in order.
  private var label: String {
    var words = [looks.title]
    if let text = looks.text { words.append(text) }
    if looks.hasMap { words.append("A map.") }
    if let toggle { words.append(toggle.label) }
    return (words + looks.buttons.map { "[\($0)]" }).joined(separator: " ")
  }
}

/// A picture for the case that no prompt appears: an empty frame.
package enum NoPromptPicture {
  /// Draws the frame in the size of a prompt, with a text that the caller may translate.
  package static func drawing(
    in era: Era, saying words: (Phrase) -> String = { $0.english }
  ) -> Drawing {
    let (width, height) = (PromptLayout.width, 110.0)
    var canvas = Canvas(era: era)
    canvas.rectangle(x: 0, y: 0, width: width, height: height, radius: era.cornerRadius, .line)
    canvas.rectangle(
      x: 1, y: 1, width: width - 2, height: height - 2, radius: era.cornerRadius - 1, .screen)
    canvas.text(words("no prompt"), x: width / 2, y: height / 2 + 5, size: 15, .faint)
    return Drawing(width: width, height: height, label: words("No prompt appears."), canvas.shapes)
  }
}
