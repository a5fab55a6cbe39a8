import Foundation
import LocationCatalogue
import Markup

// Prints the handbook's contents as HTML, which Scripts/phone-page inserts into its page, with the
// entries of scenarios from a file; with `style`, prints the style rules for its languages.

@main enum Contents {
  static func main() throws {
    let argument = CommandLine.arguments.dropFirst().first ?? ""
    if argument == "style" { return print(Handbook.style) }
    let entries = try String(contentsOfFile: argument, encoding: .utf8)
    let sections = Handbook().sections + [Handbook.scenarios]
    print(Handbook.header.written)
    print(Markup("main", [:], sections).written.replacing(Handbook.scenariosPlace, with: entries))
  }
}
