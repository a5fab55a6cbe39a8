import CommandLineOptions
import Foundation

/// The address of the folder with the rules' pages, as it is typed.
struct RulesAddress: ExpressibleByArgument {
  /// The address without a slash at its end.
  let address: String

  /// Takes addresses of the web alone: SARIF wants absolute ones.
  init?(argument: String) {
    guard let url = URL(string: argument), let scheme = url.scheme?.lowercased(),
      ["http", "https"].contains(scheme), url.host()?.isEmpty == false
    else { return nil }
    address = String(argument.reversed().drop { $0 == "/" }.reversed())
  }

  var argumentText: String { address }
}
