/// What a person sees where no prompt appears: nothing, which is drawn as an empty frame.
package enum NoPromptPicture {
  /// Draws it in the size of a prompt.
  package static func drawing(in era: Era) -> Drawing {
    let (width, height) = (270.0, 110.0)
    var canvas = Canvas(era: era)
    canvas.rectangle(x: 0, y: 0, width: width, height: height, radius: era.cornerRadius, .line)
    canvas.rectangle(
      x: 1, y: 1, width: width - 2, height: height - 2, radius: era.cornerRadius - 1, .screen)
    canvas.text("no prompt", x: width / 2, y: height / 2 + 5, size: 15, .faint)
    return Drawing(width: width, height: height, label: "No prompt appears.", canvas.shapes)
  }
}
