import CommandLineOptions

/// An app's grant at the start of tests, as typed.
struct StartingGrant: ExpressibleByArgument {
  let grant: GrantArgument

  /// The grants of an app; the switches of the phone are excluded.
  private static let all = GrantArgument.allCases.filter { $0 != .restricted && $0 != .servicesOff }

  static var allValueStrings: [String] { all.map(\.rawValue) }
  var argumentText: String { grant.rawValue }

  init?(argument: String) {
    guard let grant = Self.all.first(where: { $0.rawValue == argument }) else { return nil }
    self.grant = grant
  }
}
