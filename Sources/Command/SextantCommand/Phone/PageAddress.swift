import CommandLineOptions
import PhonePage
import Phrases

/// Where the page with the phone is, so that reports can link to it: what --page says, or SEXTANT_PAGE.
///
/// No address is built in: a link to a page that isn't there helps no one.
struct PageAddress: ExpressibleByArgument {
  /// The variable that names it.
  static let variable = "SEXTANT_PAGE"

  private let text: String
  var argumentText: String { text }

  init?(argument: String) {
    guard !argument.isEmpty, !argument.contains(where: { $0.isWhitespace || $0 == "#" || $0 == "\"" }) else {
      return nil
    }
    text = argument
  }

  /// The address that an option or else the environment gives; nil where neither does.
  static func chosen(_ option: PageAddress?, in environment: [String: String]) -> PageAddress? {
    option ?? environment[variable].flatMap { PageAddress(argument: $0) }
  }

  /// Returns the address of a journey.
  func address(of link: PhoneLink) -> String { "\(text)#\(link.fragment)" }
}

/// A scenario on the page.
struct PlayedLink {
  /// Where it is played.
  let address: String
  /// What the page leaves out of it.
  let remarks: [Phrase]
}
