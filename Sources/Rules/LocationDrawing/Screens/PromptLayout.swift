import LocationPolicy
import Markup

/// The layout of a prompt: its shapes, its height, and the places of its buttons.
struct PromptLayout {
  /// The shapes.
  private(set) var canvas: Canvas
  /// The height, in points.
  private(set) var height: Double
  /// The Precise toggle and the buttons.
  private(set) var targets: [TouchTarget] = []
  /// The words, to be scrolled; nil if they fit.
  private(set) var scroll: ScrolledWords?

  static let width = 270.0
  private static let rowHeight = 44.0
  private static let mapHeight = 150.0
  /// The minimum height of a map; words are scrolled only if it isn't enough to shrink the map to this.
  private static let leastMapHeight = 90.0
  private static let leastWordsHeight = 60.0

  private let looks: PromptLooks
  private var era: Era { canvas.era }

  /// Lays out a prompt with a maximum number of lines of text, within a maximum height if one is given.
  init(
    _ picture: PromptPicture, toggle: PromptPicture.Toggle?, in era: Era, lines: Int,
    within limit: Double? = nil
  ) {
    looks = picture.looks
    canvas = Canvas(era: era)
    height = 0
    let words = words(atMost: lines)
    let buttonsHeight = buttonsHeight
    var mapHeight = looks.hasMap ? Self.mapHeight : 0
    var wordsHeight = words.height
    if let limit {
      let excess = wordsHeight + mapHeight + buttonsHeight - limit
      if excess > 0, looks.hasMap { mapHeight = max(Self.leastMapHeight, mapHeight - excess) }
      wordsHeight = min(wordsHeight, max(Self.leastWordsHeight, limit - mapHeight - buttonsHeight))
    }
    if wordsHeight < words.height {
      let frame = Frame(x: 0, y: 0, width: Self.width, height: wordsHeight)
      scroll = ScrolledWords(frame: frame, height: words.height, words.canvas)
      canvas.add(words.canvas, x: 0, y: 0, width: Self.width, height: wordsHeight)
    } else {
      canvas.add(shapesOf: words.canvas)
    }
    if looks.hasMap { addMap(y: wordsHeight, height: mapHeight, toggle) }
    addButtons(y: wordsHeight + mapHeight)
    height = wordsHeight + mapHeight + buttonsHeight
    addPanel()
  }

  /// Draws the title and the text, and returns them with their height.
  private func words(atMost limit: Int) -> (canvas: Canvas, height: Double) {
    var words = Canvas(era: era)
    // From iOS 26 on, text is aligned to the left.
    let isLeft = era == .glass
    let margin = isLeft ? 22.0 : 16
    let x = isLeft ? margin : Self.width / 2
    let anchor: Canvas.Anchor = isLeft ? .start : .middle
    var y = isLeft ? 28.0 : 24
    let title = Typeface(size: 17, isBold: true)
    for line in title.lines(of: looks.title, within: Self.width - 2 * margin, atMost: 8) {
      words.text(line, x: x, y: y + 5, size: 17, anchor: anchor, isBold: true)
      y += 21
    }
    if let text = looks.text {
      for line in Typeface(size: 13).lines(of: text, within: Self.width - 2 * margin, atMost: limit) {
        words.text(line, x: x, y: y + 3, size: 13, anchor: anchor)
        y += 17
      }
    }
    return (words, y + 8)
  }

  /// Puts the background behind everything; the hairline around it keeps a light prompt visible on a light page.
  private mutating func addPanel() {
    var panel = Canvas(era: era)
    panel.rectangle(x: 0, y: 0, width: Self.width, height: height, radius: era.cornerRadius, .line)
    panel.rectangle(
      x: 0.5, y: 0.5, width: Self.width - 1, height: height - 1, radius: era.cornerRadius - 0.5, .panel)
    canvas.putBehind(panel)
  }

  private mutating func addMap(y: Double, height: Double, _ toggle: PromptPicture.Toggle?) {
    let inset = era == .glass ? 12.0 : 0
    let frame = Frame(x: inset, y: y, width: Self.width - 2 * inset, height: height)
    var map = Canvas(era: era)
    map.addMap(width: frame.width, height: height, isCoarse: toggle?.isOn == false)
    canvas.add(map, x: frame.x, y: y, width: frame.width, height: height)
    if era == .glass {
      canvas.path(frame.outline(radius: 0) + frame.outline(radius: 18), .panel)
    }
    if let toggle {
      let width = max(Typeface(size: 13, isBold: true).width(of: toggle.label) + 42, 114)
      let pill = Frame(x: frame.x + 12, y: y + 12, width: width, height: 28)
      canvas.rectangle(x: pill.x, y: pill.y, width: width, height: 28, radius: 14, .panel)
      canvas.addArrow(.solid, x: pill.x + 10, y: pill.y + 8, .accent)
      canvas.text(
        toggle.label, x: pill.x + 28, y: pill.y + 19, size: 13, .accent, anchor: .start, isBold: true)
      targets.append(TouchTarget(.preciseToggle, toggle.label, at: pill))
    }
  }

  /// Whether there are two short buttons, which are side by side instead of stacked.
  private var isRow: Bool {
    let face = Typeface(size: 17)
    return looks.buttons.count == 2
      && looks.buttons.allSatisfy { face.width(of: $0) <= Self.width / 2 - (era == .glass ? 24 : 12) }
  }

  private var rows: Double { isRow ? 1 : Double(looks.buttons.count) }

  private var buttonsHeight: Double {
    era == .glass ? 12 + rows * (Self.rowHeight + 8) + 6 : rows * Self.rowHeight
  }

  private mutating func addButtons(y: Double) {
    let isRow = isRow
    for (index, label) in looks.buttons.enumerated() {
      let place = Double(index)
      var frame: Frame
      if era == .glass {
        let width = isRow ? (Self.width - 32) / 2 : Self.width - 24
        frame = Frame(x: 12, y: y + 12, width: width, height: Self.rowHeight)
        if isRow { frame.x += place * (width + 8) } else { frame.y += place * (Self.rowHeight + 8) }
        canvas.rectangle(
          x: frame.x, y: frame.y, width: width, height: frame.height, radius: 22, .line, opacity: 0.5)
      } else {
        let width = isRow ? Self.width / 2 : Self.width
        frame = Frame(x: 0, y: y, width: width, height: Self.rowHeight)
        if isRow { frame.x += place * width } else { frame.y += place * Self.rowHeight }
        if !isRow || index == 0 {
          canvas.rectangle(x: 0.5, y: frame.y, width: Self.width - 1, height: 0.5, .line)
        }
        if isRow, index > 0 {
          canvas.rectangle(x: frame.x, y: y, width: 0.5, height: frame.height, .line)
        }
      }
      canvas.text(
        label, x: frame.x + frame.width / 2, y: frame.y + 28, size: 17, era == .glass ? .ink : .accent)
      targets.append(TouchTarget(.answer(index), label, at: frame))
    }
  }
}

/// Words that don't fit in their place: the page scrolls them, and a drawing shows their beginning.
package struct ScrolledWords: Hashable, Sendable {
  /// The rectangle in which they are visible.
  package let frame: Frame
  /// All of the words, as wide as the rectangle.
  package let drawing: Drawing

  init(frame: Frame, height: Double, _ words: Canvas) {
    self.frame = frame
    var canvas = Canvas(era: words.era)
    canvas.rectangle(x: 0, y: 0, width: frame.width, height: height, .panel)
    canvas.add(shapesOf: words)
    drawing = Drawing(width: frame.width, height: height, label: "", canvas.shapes)
  }

  private init(_ drawing: Drawing, at frame: Frame) {
    self.drawing = drawing
    self.frame = frame
  }

  /// Returns the words, moved to the right and down.
  func moved(x: Double, y: Double) -> ScrolledWords { ScrolledWords(drawing, at: frame.moved(x: x, y: y)) }
}
