extension TextReporter {
  private static let widestTopic = 24

  /// Returns one section for each prediction: its releases, then its topics in two columns.
  func predictionSections(_ predictions: [Prediction]) -> [String] {
    let topics = predictions.flatMap(\.lines).map { DisplayWidth.of(TerminalText.escaped($0.topic)) }
    let column = min(topics.max() ?? 0, Self.widestTopic)
    return predictions.map { prediction in
      let heading = style.paint("  iOS " + TerminalText.escaped(prediction.releases), as: .heading)
      return ([heading] + prediction.lines.flatMap { rows(of: $0, column: column) }).joined(separator: "\n")
    }
  }

  private func rows(of line: PredictionLine, column: Int) -> [String] {
    let facts = line.facts.isEmpty ? "" : " [" + line.facts.joined(separator: ", ") + "]"
    let topics = DisplayWrapping(width: column).lines(of: TerminalText.escaped(line.topic))
    let texts = DisplayWrapping(width: width - column - 6).lines(of: TerminalText.escaped(line.text + facts))
    return (0..<max(topics.count, texts.count)).map { index in
      let topic = index < topics.count ? topics[index] : ""
      let text = index < texts.count ? texts[index] : ""
      let padding = String(repeating: " ", count: max(0, column - DisplayWidth.of(topic)))
      return text.isEmpty ? "    " + topic : "    " + topic + padding + "  " + text
    }
  }
}
