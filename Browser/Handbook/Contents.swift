import LocationCatalogue
import Markup

// The contents of the handbook as HTML, for Scripts/phone-page to put into its page.

@main enum Contents {
  static func main() {
    for section in Handbook().sections { print(section.written) }
  }
}
