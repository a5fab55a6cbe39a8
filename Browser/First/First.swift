import LocationDrawing
import LocationPolicy
import PhonePage

/// Prints what the page shows first, a prompt, and how it looks in other languages, so that it need not wait for the
/// engine; and on a second line the style of all drawings.
@main enum First {
  static func main() {
    var page = PhonePage()
    let first = page.answer("start \(Release.newest.name)/plain opens.Runs~requestAlwaysAuthorization")
    let looks = phoneWords.map { "\"\($0.language)\": " + page.answer("words \($0.words)") }
    print("{\"first\": \(first), \"looks\": {\(looks.joined(separator: ", "))}}")
    print(Drawing.style(for: .readers))
  }
}
