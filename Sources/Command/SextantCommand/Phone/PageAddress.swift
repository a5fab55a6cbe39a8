import CommandLineOptions
import PhonePage
import Phrases

/// The address of the page with the phone, for links in reports, from --page or SEXTANT_PAGE.
///
/// There is no built-in address, because a link to a missing page helps no one.
struct PageAddress: ExpressibleByArgument {
  /// The environment variable with the address.
  static let variable = "SEXTANT_PAGE"

  private let text: String
  var argumentText: String { text }

  init?(argument: String) {
    guard !argument.isEmpty, !argument.contains(where: { $0.isWhitespace || $0 == "#" || $0 == "\"" }) else {
      return nil
    }
    text = argument
  }

  /// Returns the address of an option or of the environment; nil if neither has one.
  static func chosen(_ option: PageAddress?, in environment: [String: String]) -> PageAddress? {
    option ?? environment[variable].flatMap { PageAddress(argument: $0) }
  }

  /// Returns the address of a journey.
  func address(of link: PhoneLink) -> String { "\(text)#\(link.fragment)" }
}

/// A link that plays a scenario on the page.
struct PlayedLink {
  let address: String
  /// Remarks on parts of the scenario that the page doesn't support.
  let remarks: [Phrase]
}
