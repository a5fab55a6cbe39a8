import LocationCatalogue
import Markup

// What the handbook shows, as HTML for Scripts/phone-page to put into its page; with `style`, the rules of style for its
// languages.

@main enum Contents {
  static func main() {
    if CommandLine.arguments.dropFirst().first == "style" {
      print(Handbook.style)
    } else {
      print(Handbook.header.written)
      print(Markup("main", [:], Handbook().sections).written)
    }
  }
}
