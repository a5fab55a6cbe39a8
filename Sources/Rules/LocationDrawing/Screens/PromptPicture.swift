package import LocationPolicy
import Markup
package import Phrases

/// A picture of a prompt as a person sees it.
package struct PromptPicture: Hashable, Sendable {
  /// The texts and features of the prompt.
  package let looks: PromptLooks

  /// Creates a picture of a prompt.
  package init(_ looks: PromptLooks) { self.looks = looks }

  private static let width = 270.0
  private static let margin = 16.0
  private static let rowHeight = 44.0
  private static let mapHeight = 150.0

  /// Draws the prompt as it looks in an era.
  package func drawing(in era: Era) -> Drawing {
    var canvas = Canvas(era: era)
    var y = 24.0
    let middle = Self.width / 2
    for line in titleLines {
      canvas.text(line, x: middle, y: y + 5, size: 17, isBold: true)
      y += 21
    }
    if let text = looks.text {
      let face = Typeface(size: 13)
      for line in face.lines(of: text, within: Self.width - 2 * Self.margin, atMost: 12) {
        canvas.text(line, x: middle, y: y + 3, size: 13)
        y += 17
      }
    }
    y += 8
    if looks.hasMap {
      addMap(to: &canvas, y: y)
      y += Self.mapHeight
    }
    y = addButtons(to: &canvas, y: y)
    var panel = Canvas(era: era)
    // The hairline around it keeps a light prompt visible on a light page.
    panel.rectangle(x: 0, y: 0, width: Self.width, height: y, radius: era.cornerRadius, .line)
    panel.rectangle(
      x: 0.5, y: 0.5, width: Self.width - 1, height: y - 1, radius: era.cornerRadius - 0.5, .panel)
    canvas.putBehind(panel)
    return Drawing(width: Self.width, height: y, label: label, canvas.shapes)
  }

  private var titleLines: [String] {
    Typeface(size: 17, isBold: true).lines(
      of: looks.title, within: Self.width - 2 * Self.margin, atMost: 8)
  }

  /// All texts of the prompt, in order.
  private var label: String {
    var words = [looks.title]
    if let text = looks.text { words.append(text) }
    if looks.hasMap { words.append("A map.") }
    if let toggle = looks.toggle { words.append(toggle) }
    return (words + looks.buttons.map { "[\($0)]" }).joined(separator: " ")
  }

  private func addMap(to canvas: inout Canvas, y: Double) {
    var map = Canvas(era: canvas.era)
    map.addMap(width: Self.width, height: Self.mapHeight, isCoarse: false)
    canvas.add(map, x: 0, y: y, width: Self.width, height: Self.mapHeight)
    if let toggle = looks.toggle {
      let width = Typeface(size: 13, isBold: true).width(of: toggle) + 42
      canvas.rectangle(x: 12, y: y + 12, width: max(width, 114), height: 28, radius: 14, .panel)
      canvas.path("M24 \(AttributeValue(y + 27).text) l10 -5 -5 10 -1 -4 z", .accent)
      canvas.text(
        toggle, x: 40, y: y + 31, size: 13, .accent, anchor: .start, isBold: true)
    }
  }

  /// Adds the buttons: two short ones side by side, others below one another.
  ///
  /// Returns the position of their lower edge.
  private func addButtons(to canvas: inout Canvas, y: Double) -> Double {
    let labels = looks.buttons
    let face = Typeface(size: 17)
    let half = Self.width / 2
    let isRow = labels.count == 2 && labels.allSatisfy { face.width(of: $0) <= half - 12 }
    let height = Self.rowHeight
    if isRow {
      canvas.rectangle(x: 0.5, y: y, width: Self.width - 1, height: 0.5, .line)
      canvas.rectangle(x: half, y: y, width: 0.5, height: height, .line)
    }
    for (index, label) in labels.enumerated() {
      let top = isRow ? y : y + Double(index) * height
      if !isRow { canvas.rectangle(x: 0.5, y: top, width: Self.width - 1, height: 0.5, .line) }
      canvas.text(
        label, x: isRow ? half * (Double(index) + 0.5) : half, y: top + 28, size: 17, .accent)
    }
    return y + height * (isRow ? 1 : Double(labels.count))
  }
}

/// A picture for the case that no prompt appears: an empty frame.
package enum NoPromptPicture {
  /// Draws the frame in the size of a prompt, with a text that the caller may translate.
  package static func drawing(
    in era: Era, saying words: (Phrase) -> String = { $0.english }
  ) -> Drawing {
    let (width, height) = (270.0, 110.0)
    var canvas = Canvas(era: era)
    canvas.rectangle(x: 0, y: 0, width: width, height: height, radius: era.cornerRadius, .line)
    canvas.rectangle(
      x: 1, y: 1, width: width - 2, height: height - 2, radius: era.cornerRadius - 1, .screen)
    canvas.text(words("no prompt"), x: width / 2, y: height / 2 + 5, size: 15, .faint)
    return Drawing(width: width, height: height, label: words("No prompt appears."), canvas.shapes)
  }
}
