import SourceFacts
import Testing

@Suite struct InterpolatedTextTests {
  @Test(
    arguments: [
      ("lat=${place.latitude}&lon=${place!.longitude}", "place.latitude place.longitude"),
      ("at ${this.place?.latitude.toFixed(3)}", "self.place.latitude"),
      ("${here ?? fallback()}, not $there", "here fallback"),
      ("costs 5 $ or {more}", ""), ("${", ""), ("$", ""),
    ])
  func `the names in a text are those of its values, with their members`(text: String, names: String) {
    let values = InterpolatedText.values(in: text, isDart: false)
    #expect(values.map(path).joined(separator: " ") == names)
  }

  @Test func `in Dart a name follows the sign without braces, and no member of it`() {
    #expect(InterpolatedText.values(in: "is $place.latitude", isDart: true).map(path) == ["place"])
  }

  private func path(_ value: FlowExpression) -> String {
    switch value {
    case .name(let name): name
    case .member(let base, let name): "\(path(base)).\(name)"
    default: "?"
    }
  }
}
